import ts from 'typescript';
import { shapes, type Shape } from './schema';

/** The exported types of a file, as shapes, by name; those that it takes from elsewhere by `extra` too. */
export function typeShapes(file: string, extra: string[]): Map<string, Shape> {
    const program = ts.createProgram([file], {
        target: ts.ScriptTarget.ES2023,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        strict: true,
        exactOptionalPropertyTypes: true,
        types: [],
        noEmit: true,
    });
    const checker = program.getTypeChecker();
    const found = new Map<string, Shape>();
    for (const source of program.getSourceFiles()) {
        const isOurs = source.fileName === file;
        const module = checker.getSymbolAtLocation(source);
        if (source.isDeclarationFile || !module) continue;
        for (const symbol of checker.getExportsOfModule(module)) {
            const isType = (symbol.flags & ts.SymbolFlags.Type) !== 0;
            if (isType && (isOurs || extra.includes(symbol.name))) {
                found.set(symbol.name, shapeOfType(checker.getDeclaredTypeOfSymbol(symbol), checker));
            }
        }
    }
    return found;
}

function shapeOfType(type: ts.Type, checker: ts.TypeChecker): Shape {
    if (type.flags & ts.TypeFlags.Boolean) return 'boolean';
    if (type.isUnion()) {
        // An optional field is marked as such; what it is when it is missing says nothing more.
        const parts = type.types.filter((part) => (part.flags & ts.TypeFlags.Undefined) === 0);
        return shapes.union(parts.map((part) => shapeOfType(part, checker)));
    }
    if (type.isStringLiteral()) return shapes.literal(type.value);
    if (type.flags & ts.TypeFlags.BooleanLiteral) return 'boolean';
    if (type.flags & ts.TypeFlags.String) return 'string';
    if (type.flags & ts.TypeFlags.Number) return 'number';
    if (type.flags & ts.TypeFlags.Null) return 'null';
    if (checker.isArrayType(type)) {
        return shapes.list(shapeOfType(checker.getTypeArguments(type as ts.TypeReference)[0]!, checker));
    }
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (index) return shapes.map(shapeOfType(index, checker));
    const fields = checker.getPropertiesOfType(type);
    if (fields.length === 0) throw new Error(`${checker.typeToString(type)} has no shape that JSON knows`);
    return shapes.object(
        fields.map((field) => ({
            name: field.name,
            optional: (field.flags & ts.SymbolFlags.Optional) !== 0,
            shape: shapeOfType(checker.getTypeOfSymbol(field), checker),
        })),
    );
}
