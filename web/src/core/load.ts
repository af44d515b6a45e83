import url from './kamisado.wasm?url';

/** Fetches and compiles the module; the browser's own cache makes the second time quick. */
export async function compileCore(): Promise<WebAssembly.Module> {
    const response = await fetch(new URL(url, import.meta.url));
    if (!response.ok) throw new Error(`kamisado.wasm could not be loaded: ${response.status}`);
    // Compiling while it loads wants the right type from the server. Some do not know it: then all at once.
    if (response.headers.get('Content-Type')?.startsWith('application/wasm')) {
        return WebAssembly.compileStreaming(response);
    }
    return WebAssembly.compile(await response.arrayBuffer());
}
