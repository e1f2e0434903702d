import { invariant } from '#kernel/result/invariant';

const ELEMENTS: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'a',
  'defs',
  'symbol',
  'use',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'stop',
  'pattern',
  'marker',
]);

const TAG = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/gu;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

const isAllowedAttribute = (name: string, value: string): boolean => {
  const lower = name.toLowerCase();
  if (lower === 'style' || lower.startsWith('on')) return false;
  if (lower === 'href' || lower === 'xlink:href')
    return /^[#/]/u.test(value) && !value.startsWith('//');
  return !/url\(\s*['"]?(?!#)/iu.test(value);
};

/**
 * The one text that reaches a page unescaped is the map, so it is checked against a list of harmless elements and attributes:
 * no scripts, no event handlers, no styles, no addresses outside this site. Anything else is a bug in the map.
 */
export function safeSvg(svg: string): string {
  invariant(/^<svg[\s>]/u.test(svg) && svg.endsWith('</svg>'), 'MAP_IS_NOT_ONE_SVG');
  for (const [, , element = '', attributes = ''] of svg.matchAll(TAG)) {
    invariant(ELEMENTS.has(element), 'MAP_ELEMENT_REFUSED', element);
    for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
      invariant(isAllowedAttribute(name, double ?? single ?? ''), 'MAP_ATTRIBUTE_REFUSED', name);
    }
  }
  invariant(!svg.replace(TAG, '').includes('<'), 'MAP_MARKUP_REFUSED');
  return svg;
}
