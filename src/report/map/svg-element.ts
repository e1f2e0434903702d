import { plainLine } from '#report/document/plain-line';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A text as XML may hold it. */
export const xmlText = (text: string): string =>
  plainLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/\p{Surrogate}/gu, '\u{fffd}');

const attribute = ([name, value]: readonly [string, string | number | undefined]): string =>
  value === undefined ? '' : ` ${name}="${xmlText(String(value))}"`;

/** One element; its content is markup already. Attributes keep their order. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const start = `<${name}${Object.entries(attributes).map(attribute).join('')}`;
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`;
}
