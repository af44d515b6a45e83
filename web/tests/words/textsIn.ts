import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const folderOf = (language: string): string => new URL(`../../src/words/${language}`, import.meta.url).pathname;

/** The files that hold the page's words in a language. */
export function wordFiles(language: string): string[] {
    return readdirSync(folderOf(language), { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.ts'),
    );
}

/** What stands between quotes in a file, the parts of templates too. */
export function textsIn(language: string, name: string): string[] {
    const file = join(folderOf(language), name);
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
