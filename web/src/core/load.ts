/** An address, the bytes, or the module itself. */
export type WasmSource = string | URL | BufferSource | WebAssembly.Module;

/** Fetches and compiles the module; the browser's own cache makes the second time quick. */
export async function compileCore(
    wasm: WasmSource = new URL('./kamisado.wasm', import.meta.url),
): Promise<WebAssembly.Module> {
    if (wasm instanceof WebAssembly.Module) return wasm;
    if (typeof wasm !== 'string' && !(wasm instanceof URL)) return WebAssembly.compile(wasm);
    const response = await fetch(wasm);
    if (!response.ok) throw new Error(`kamisado.wasm could not be loaded: ${response.status}`);
    // Compiling while it loads wants the right type from the server. Some do not know it: then all at once.
    if (response.headers.get('Content-Type')?.startsWith('application/wasm')) {
        return WebAssembly.compileStreaming(response);
    }
    return WebAssembly.compile(await response.arrayBuffer());
}
