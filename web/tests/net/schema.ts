/** The part of JSON Schema that docs/openapi.json uses: a value held against a schema, and a schema as a plain shape. */

export interface Schema {
    $ref?: string;
    description?: string;
    type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
    enum?: string[];
    const?: string;
    oneOf?: Schema[];
    properties?: Record<string, Schema>;
    required?: string[];
    additionalProperties?: false | Schema;
    items?: Schema;
    minimum?: number;
    maximum?: number;
    minLength?: number;
    maxLength?: number;
    pattern?: string;
    maxItems?: number;
    discriminator?: { propertyName: string; mapping: Record<string, string> };
}
export type Schemas = Record<string, Schema>;

const understood = new Set(
    'discriminator,$ref,description,type,enum,const,oneOf,properties,required,additionalProperties,items,minimum,maximum,minLength,maxLength,pattern,maxItems'.split(
        ',',
    ),
);

const prefix = '#/components/schemas/';

export function resolved(schema: Schema, schemas: Schemas): Schema {
    for (const word of Object.keys(schema)) {
        if (!understood.has(word)) throw new Error(`the word ${word} of a schema is not understood here`);
    }
    if (schema.$ref === undefined) return schema;
    const found = schemas[schema.$ref.slice(prefix.length)];
    if (!schema.$ref.startsWith(prefix) || !found) throw new Error(`${schema.$ref} leads nowhere`);
    return resolved(found, schemas);
}

/** What is wrong with a value; null when nothing is. */
export function fault(value: unknown, given: Schema, schemas: Schemas, path = ''): string | null {
    const schema = resolved(given, schemas);
    const wrong = (what: string): string => `${path || 'the whole'} ${what}`;
    if (schema.oneOf) {
        const faults = schema.oneOf.map((one) => fault(value, one, schemas, path));
        const fitting = faults.filter((one) => one === null).length;
        return fitting === 1 ? null : wrong(`fits ${fitting} of ${faults.length}: ${faults.join('; ')}`);
    }
    switch (schema.type) {
        case 'null':
            return value === null ? null : wrong('is not null');
        case 'boolean':
            return typeof value === 'boolean' ? null : wrong('is not true or false');
        case 'integer':
            if (!Number.isSafeInteger(value)) return wrong('is not a whole number');
            return (value as number) >= (schema.minimum ?? -Infinity) &&
                (value as number) <= (schema.maximum ?? Infinity)
                ? null
                : wrong('is out of range');
        case 'number':
            return Number.isFinite(value) ? null : wrong('is not a number');
        case 'string':
            return typeof value === 'string' ? textFault(value, schema, wrong) : wrong('is not a text');
        case 'array':
            if (!Array.isArray(value)) return wrong('is not a list');
            if (value.length > (schema.maxItems ?? Infinity)) return wrong('is too long');
            return first(value.map((item, index) => fault(item, schema.items!, schemas, `${path}/${index}`)));
        case 'object':
            return objectFault(value, schema, schemas, path, wrong);
        default:
            throw new Error(`${path}: a schema without a type`);
    }
}

function textFault(text: string, schema: Schema, wrong: (what: string) => string): string | null {
    if (schema.const !== undefined && text !== schema.const) return wrong(`is not ${schema.const}`);
    if (schema.enum && !schema.enum.includes(text)) return wrong(`is none of ${schema.enum.join(', ')}`);
    if (text.length < (schema.minLength ?? 0)) return wrong('is too short');
    if (text.length > (schema.maxLength ?? Infinity)) return wrong('is too long');
    if (schema.pattern && !new RegExp(schema.pattern, 'u').test(text)) return wrong(`is not like ${schema.pattern}`);
    return null;
}

function objectFault(
    value: unknown,
    schema: Schema,
    schemas: Schemas,
    path: string,
    wrong: (what: string) => string,
): string | null {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong('is not an object');
    const missing = (schema.required ?? []).find((name) => !(name in value));
    if (missing !== undefined) return wrong(`has no ${missing}`);
    return first(
        Object.entries(value).map(([name, inner]) => {
            const of = schema.properties?.[name] ?? schema.additionalProperties;
            return of ? fault(inner, of, schemas, `${path}/${name}`) : wrong(`has an unknown ${name}`);
        }),
    );
}

function first(faults: (string | null)[]): string | null {
    return faults.find((one) => one !== null) ?? null;
}

/** A type without its names, sizes and descriptions: the same text for the same type, from wherever it comes. */
export type Shape = string;

export const shapes = {
    union: (parts: Shape[]): Shape => {
        const all = [...new Set(parts.flatMap((part) => part.split(' | ')))].sort();
        return parts.length === 1 ? parts[0]! : all.join(' | ');
    },
    list: (item: Shape): Shape => `[${item.replaceAll(' | ', ' or ')}]`,
    map: (item: Shape): Shape => `<${item.replaceAll(' | ', ' or ')}>`,
    literal: (text: string): Shape => JSON.stringify(text),
    object: (fields: { name: string; optional: boolean; shape: Shape }[]): Shape =>
        `{${fields
            .map(({ name, optional, shape }) => `${name}${optional ? '?' : ''}: ${shape.replaceAll(' | ', ' or ')}`)
            .sort()
            .join(', ')}}`,
};

export function shapeOf(given: Schema, schemas: Schemas): Shape {
    const schema = resolved(given, schemas);
    if (schema.oneOf) return shapes.union(schema.oneOf.map((one) => shapeOf(one, schemas)));
    if (schema.const !== undefined) return shapes.literal(schema.const);
    if (schema.enum) return shapes.union(schema.enum.map(shapes.literal));
    if (schema.type === 'array') return shapes.list(shapeOf(schema.items!, schemas));
    if (schema.type !== 'object') return schema.type === 'integer' ? 'number' : schema.type!;
    if (!schema.properties) return shapes.map(shapeOf(schema.additionalProperties as Schema, schemas));
    const required = new Set(schema.required);
    return shapes.object(
        Object.entries(schema.properties).map(([name, inner]) => ({
            name,
            optional: !required.has(name),
            shape: shapeOf(inner, schemas),
        })),
    );
}
