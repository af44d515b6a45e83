import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = new URL('../../src/words/fr', import.meta.url).pathname;

/** What stands between quotes in a file, the parts of templates too. */
function textsIn(file: string): string[] {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const texts: string[] = [];
    const visit = (node: ts.Node): void => {
        if (ts.isImportDeclaration(node)) return;
        if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
            texts.push(node.text);
        ts.forEachChild(node, visit);
    };
    visit(source);
    return texts;
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

it.each(files)('no line of %s may break before : ; ! ? or »', (name) => {
    expect(textsIn(join(folder, name)).filter((text) => / [:;!?»]|« /.test(text))).toEqual([]);
});
