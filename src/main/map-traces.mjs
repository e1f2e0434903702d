/**
 * In a bundle, traces of errors name the sources. Node could do so too, but reads all source maps at each start; here they're read when
 * the first error is shown.
 */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const maps = new Map();

function readMap(url) {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')));
  } catch {
    return null;
  }
}

function mapOf(url) {
  if (!maps.has(url)) maps.set(url, readMap(url));
  return maps.get(url);
}

/** A place in the trace as a source; as it is where no map knows it. */
function placeOf(site) {
  const text = String(site);
  const url = site.getFileName();
  if (url?.startsWith('file:') !== true) return text;
  const [line, column] = [site.getLineNumber(), site.getColumnNumber()];
  const { originalSource, originalLine, originalColumn } =
    mapOf(url)?.findEntry(line - 1, column - 1) ?? {};
  if (originalSource === undefined) return text;
  const source = fileURLToPath(new URL(originalSource, url));
  const place = `${source}:${originalLine + 1}:${originalColumn + 1}`;
  return text.replace(`${url}:${line}:${column}`, () => place);
}

Error.prepareStackTrace = (error, sites) =>
  [String(error), ...sites.map((site) => `    at ${placeOf(site)}`)].join('\n');
