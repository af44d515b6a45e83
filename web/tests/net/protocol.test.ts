import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { protocolVersion } from '../../src/net/protocol';
import { fault, resolved, shapeOf, type Schema } from './schema';
import { typeShapes } from './typeShapes';

const folder = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const json = <T>(path: string): T => JSON.parse(readFileSync(folder(path), 'utf8')) as T;

interface Answer {
    $ref?: string;
    content?: Record<string, { schema: Schema }>;
}
interface Operation {
    operationId: string;
    parameters?: { name: string; in: string; schema: Schema }[];
    requestBody?: Answer;
    responses: Record<string, Answer>;
}
interface OpenApi {
    info: { version: string };
    paths: Record<string, Record<string, Operation>>;
    components: { responses: Record<string, Answer>; schemas: Record<string, Schema> };
}
interface Examples {
    client: { type: string }[];
    server: { type: string }[];
    http: { schema: string; body: unknown }[];
}

const api = json<OpenApi>('docs/openapi.json');
const schemas = api.components.schemas;
const examples = json<Examples>('tests/wire/messages.json');
/** From src/core/types.ts. */
const shared = ['Player', 'Colour', 'FormatKind', 'Format'];
/** Each message has a schema of its own, for the discriminators to name; in TypeScript they are parts of the unions. */
const isMessage = (name: string): boolean => /^(Client|Server)(?!Message$)/.test(name);
/** A message without its number, as the page's own code hands it on; nobody sends it like that. */
const inside = ['Wish'];

const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe("the page's types and docs/openapi.json", () => {
    const types = typeShapes(folder('web/src/net/protocol.ts'), shared);

    it('know the same types', () => {
        const ofPage = [...types.keys()].filter((name) => !inside.includes(name)).sort();
        const ofDefinition = Object.keys(schemas).filter((name) => !isMessage(name));
        expect(ofPage).toEqual(ofDefinition.sort());
    });

    it.each(Object.keys(schemas).filter((name) => !isMessage(name)))('%s is the same in both', (name) => {
        const split = (shape: string | undefined): string[] => shape?.split(' | ') ?? [];
        expect(split(types.get(name))).toEqual(split(shapeOf(schemas[name]!, schemas)));
    });

    it('have the same version', () => {
        expect(api.info.version).toBe(String(protocolVersion));
    });
});

describe('messages', () => {
    it.each([
        ['ClientMessage', examples.client],
        ['ServerMessage', examples.server],
    ] as const)('%s: every example fits, and each kind has one', (name, messages) => {
        for (const message of messages)
            expect(fault(message, schemas[name]!, schemas), JSON.stringify(message)).toBe(null);
        const { mapping } = schemas[name]!.discriminator!;
        expect([...new Set(messages.map(({ type }) => type))].sort()).toEqual(Object.keys(mapping).sort());
        expect(schemas[name]!.oneOf!.map(({ $ref }) => $ref).sort()).toEqual(Object.values(mapping).sort());
        for (const [type, place] of Object.entries(mapping)) {
            expect(resolved({ $ref: place }, schemas).properties!['type']!.const).toBe(type);
        }
    });

    /** tests/wire/message_test.cpp says the same of the server's own readers. */
    it('no field can be left out unless it is optional', () => {
        const isOptional = (path: string, isClient: boolean, type: string): boolean =>
            (isClient && (path === '/id' || path === '/most')) ||
            (path === '/tournament' && type !== 'tournament') ||
            (!isClient && path === '/more') ||
            /\/(rating|level|byExperience|noPreview)$|\/(answers|arguments)\//.test(path);
        for (const [name, messages] of [
            ['ClientMessage', examples.client],
            ['ServerMessage', examples.server],
        ] as const) {
            for (const message of messages) {
                for (const { shorter, path } of shorterOnes(message)) {
                    const isRead = fault(shorter, schemas[name]!, schemas) === null;
                    expect(isRead, `${path} of ${JSON.stringify(message)}`).toBe(
                        isOptional(path, name === 'ClientMessage', message.type),
                    );
                }
            }
        }
    });

    it('no field can be added', () => {
        for (const message of examples.client) {
            expect(fault({ ...message, more: 1 }, schemas['ClientMessage']!, schemas)).not.toBe(null);
        }
    });
});

/** The value with each of its fields left out, at any depth. */
function shorterOnes(value: unknown, path = ''): { shorter: unknown; path: string }[] {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => {
        const place = `${path}/${key}`;
        const deeper = shorterOnes(inner, place).map(({ shorter, path: at }) => ({
            shorter: Array.isArray(value) ? value.with(Number(key), shorter) : { ...value, [key]: shorter },
            path: at,
        }));
        if (Array.isArray(value)) return deeper;
        const { [key]: _, ...shorter } = value as Record<string, unknown>;
        return [{ shorter, path: place }, ...deeper];
    });
}

describe('HTTP', () => {
    const bodies = new Set(
        operations.flatMap(({ operation }) =>
            [operation.requestBody, ...Object.values(operation.responses), ...Object.values(api.components.responses)]
                .map((answer) => answer?.content?.['application/json']?.schema.$ref?.split('/').at(-1))
                .filter((name) => name !== undefined),
        ),
    );

    it.each(examples.http)('the example of $schema fits', ({ schema, body }) => {
        expect(fault(body, schemas[schema]!, schemas)).toBe(null);
    });

    it('every body has an example', () => {
        expect([...new Set(examples.http.map(({ schema }) => schema))].sort()).toEqual([...bodies].sort());
    });

    it('every operation has a name of its own, its refusals, and a limit', () => {
        expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
        for (const { path, method, operation } of operations) {
            const { responses } = operation;
            expect(responses, path).toHaveProperty('429');
            if (method !== 'get') expect(responses, path).toHaveProperty('403');
            for (const answer of Object.values(responses)) {
                if (answer.$ref) expect(api.components.responses).toHaveProperty(answer.$ref.split('/').at(-1)!);
            }
            const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
            const given = (operation.parameters ?? []).filter((one) => one.in === 'path').map((one) => one.name);
            expect(given).toEqual(named);
        }
    });

    it('paths are those that protocol.ts names', () => {
        const text = readFileSync(folder('web/src/net/protocol.ts'), 'utf8');
        const words = [...text.matchAll(/(?:GET|POST|PUT|PATCH|DELETE)(?:, (?:GET|DELETE))? (\/[\w/-]+)/g)];
        const known = new Set(
            operations.map(({ path }) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase())),
        );
        for (const [, path] of words) expect(known, path).toContain(path);
    });
});

describe('the checks themselves', () => {
    it('see a type that has changed', () => {
        const schema: Schema = { type: 'object', required: ['a'], properties: { a: { type: 'integer' } } };
        const wider: Schema = { ...schema, properties: { a: { type: 'integer' }, b: { type: 'string' } } };
        const looser: Schema = { type: 'object', properties: { a: { type: 'integer' } } };
        expect(shapeOf(wider, {})).not.toBe(shapeOf(schema, {}));
        expect(shapeOf(looser, {})).not.toBe(shapeOf(schema, {}));
    });

    it('refuse a schema that they do not understand', () => {
        expect(() => fault(1, { type: 'integer', multipleOf: 2 } as Schema, {})).toThrow('multipleOf');
    });
});
