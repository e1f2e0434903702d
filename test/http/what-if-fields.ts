/** The values that the fields of a page of What if have, as a browser would send them. */
export function fieldsOf(html: string): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  const add = (name: string, value: string): void => {
    (fields[name] ??= []).push(value);
  };
  const form = html.split('<form class="what-if')[1]?.split('</form>')[0] ?? '';
  for (const [tag] of form.matchAll(/<input [^>]*>/g)) {
    const said = (what: string): string => new RegExp(` ${what}="([^"]*)"`).exec(tag)?.[1] ?? '';
    if (said('type') !== 'checkbox' || tag.includes(' checked')) add(said('name'), said('value'));
  }
  for (const [, name = '', options = ''] of form.matchAll(
    /<select [^>]*name="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g,
  )) {
    const first = /<option value="([^"]*)"/.exec(options)?.[1] ?? '';
    add(name, /<option value="([^"]*)" selected/.exec(options)?.[1] ?? first);
  }
  return fields;
}
