const ID = /\b[A-Z]{1,4}-\d+\b/g;

export type RulesPage = Readonly<{
  html: string;
  contents: readonly Readonly<{ href: string; label: string }>[];
}>;

/** A heading, an item of a list or a paragraph, its lines joined. */
export type Block = Readonly<{ kind: 'heading' | 'item' | 'text'; level: number; text: string }>;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const anchorOf = (heading: string): string =>
  `section-${heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;

/** The block that a line begins, or null: it goes on with the one before. */
function begunBy(line: string): Block | null {
  const [, marks, heading] = /^(#{1,4}) (.*)$/.exec(line) ?? [];
  if (marks !== undefined && heading !== undefined) {
    return { kind: 'heading', level: marks.length, text: heading };
  }
  const item = /^(?:[-*]|\d+\.) (.*)$/.exec(line)?.[1];
  return item === undefined ? null : { kind: 'item', level: 0, text: item };
}

/** Takes Markdown apart as far as the rules use it: headings, lists of one level, paragraphs. */
export function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of markdown.split('\n')) {
    const begun = begunBy(line);
    const text = line.trim();
    const last = blocks.at(-1);
    if (begun !== null) blocks.push(begun);
    else if (isOpen && text !== '' && last !== undefined) {
      blocks[blocks.length - 1] = { ...last, text: `${last.text} ${text}` };
    } else if (text !== '') blocks.push({ kind: 'text', level: 0, text });
    isOpen = text !== '' && begun?.kind !== 'heading';
  }
  return blocks;
}

/** The rules that a block defines: their ids stand in its bold words. */
const definedIn = (text: string): readonly string[] =>
  [...text.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, bold = '']) => bold.match(ID) ?? []);

/** Writes text with its bold and slanted words, its code, and its mentions of rules as links. */
function inlineHtml(text: string, known: ReadonlySet<string>): string {
  const parts = text.split(/(`[^`]+`)/);
  return parts
    .map((part) => {
      if (part.startsWith('`')) return `<code>${escaped(part.slice(1, -1))}</code>`;
      return escaped(part)
        .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
        .replaceAll(/(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])/g, '<em>$1</em>')
        .replaceAll(ID, (id) => (known.has(id) ? `<a href="#${id}">${id}</a>` : id));
    })
    .join('');
}

/** The page of rules from their Markdown: each rule has its id as an anchor, each mention of one leads to it. */
export function rulesHtml(markdown: string): RulesPage {
  const blocks = blocksOf(markdown);
  const known = new Set(blocks.flatMap(({ text }) => definedIn(text)));
  const anchored = new Set<string>();
  const anchorsFor = (text: string): string => {
    const fresh = definedIn(text).filter((id) => !anchored.has(id));
    for (const id of fresh) anchored.add(id);
    return fresh.map((id) => `<span class="rule-anchor" id="${id}"></span>`).join('');
  };
  const html = blocks.map((block, index) => {
    const { kind, level, text } = block;
    if (kind === 'heading') {
      if (level === 1) return '';
      const tag = `h${String(level)}`;
      return `<${tag} id="${anchorOf(text)}">${anchorsFor(text)}${inlineHtml(text, known)}</${tag}>\n`;
    }
    const content = `${anchorsFor(text)}${inlineHtml(text, known)}`;
    if (kind === 'text') return `<p>${content}</p>\n`;
    const opens = blocks[index - 1]?.kind === 'item' ? '' : '<ul class="rules-list">\n';
    const closes = blocks[index + 1]?.kind === 'item' ? '' : '</ul>\n';
    return `${opens}<li>${content}</li>\n${closes}`;
  });
  const contents = blocks
    .filter(({ kind, level }) => kind === 'heading' && level === 2)
    .map(({ text }) => ({ href: `#${anchorOf(text)}`, label: text }));
  return { html: html.join(''), contents };
}
