import { LAYERS } from './layers.mjs';

export const TABLE_BEGIN = '<!-- layers:begin -->';
export const TABLE_END = '<!-- layers:end -->';

const orDash = (words) => (words.length === 0 ? '—' : words.join(', '));

/** Patterns are for the checker; a reader gets words. */
const imported = (name) => (name.includes('\\') ? `${name.split('/')[0]} (ids)` : name);
const packageName = ([name, files]) => (files === '' ? name : `${name} (some files)`);

function row({ layer, imports, npm, node, why }) {
  const cells = [
    layer,
    imports === 'all' ? 'all' : orDash(imports.map(imported)),
    npm === 'all' ? 'all' : orDash(Object.entries(npm).map(packageName)),
    node === 'all' ? 'all' : orDash(node),
    why,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The table of layers as in the README, markers included. */
export function layerTable() {
  const head = [
    '| layer | may import | npm packages | node modules | why |',
    '|---|---|---|---|---|',
  ];
  return [TABLE_BEGIN, ...head, ...LAYERS.map(row), TABLE_END].join('\n');
}

/** The text with its table replaced; undefined where it has no markers. */
export function withLayerTable(text) {
  const begin = text.indexOf(TABLE_BEGIN);
  const end = text.indexOf(TABLE_END);
  if (begin < 0 || end < begin) return undefined;
  return text.slice(0, begin) + layerTable() + text.slice(end + TABLE_END.length);
}
