import type { Ports } from '#app/ports/ports';
import type { Visitor } from './http-site.ts';
import { type Answered, type Fields, hiddenFields, openSite, type TestSite } from './http-site.ts';
import { done } from './ports.ts';

/** A site on which a moderator with an account sets up a campaign. */
export type SetupSite = Readonly<{
  site: TestSite;
  moderator: Visitor;
  /** Somebody with an account of their own in the seat of a player. */
  seated: (slug: string, player: number, name: string) => Promise<Visitor>;
  /** Somebody with an account and without a seat in any setup. */
  stranger: (name: string) => Promise<Visitor>;
  /** Begins a setup; its address. */
  begin: (name: string) => Promise<string>;
}>;

const PASSWORD = 'eleven blue whales';

/** Opens the site. `outside`: an outside world that is another in some way. */
export async function setupSite(outside: Partial<Ports> = {}): Promise<SetupSite> {
  const site = await openSite({}, outside);
  const { use, tokens } = site.desk;
  const chosen = { name: 'Mona', password: PASSWORD, again: PASSWORD };
  const { session } = done(await use.createAccount({ token: tokens.moderator, ...chosen }));
  const moderator = (await site.visitor()).with(session);
  const seated = async (slug: string, player: number, name: string): Promise<Visitor> => {
    const page = `/setups/${slug}`;
    const { text } = await moderator.get(page);
    const fields = { ...hiddenFields(text, `${page}/seats`), act: 'link', player: String(player) };
    const made = await moderator.send(`${page}/seats`, fields);
    const [, link = ''] = /value="[^"]*(\/setups\/join\/[^"]+)"/.exec(made.text) ?? [];
    const visitor = await site.visitor();
    const account = { name, password: PASSWORD, again: PASSWORD };
    await visitor.submit(link, link, { way: 'new', ...account });
    return visitor;
  };
  const begin = async (name: string): Promise<string> => {
    const begun = await moderator.submit('/setups/new', '/setups/new', { name });
    return begun.to.slice('/setups/'.length);
  };
  const stranger = async (name: string): Promise<Visitor> => {
    const account = { name, password: PASSWORD, again: PASSWORD };
    const made = done(await use.createAccount({ token: tokens.human, ...account }));
    return (await site.visitor()).with(made.session);
  };
  return { site, moderator, seated, stranger, begin };
}

/** The hidden fields of the form of a page that has a text in it, such as one of its buttons. */
export function formWith(html: string, action: string, text: string): Record<string, string> {
  const forms = html.split('<form ').slice(1);
  const own = forms.find((one) => {
    const [form = ''] = one.split('</form>');
    return form.includes(text) && hiddenAction(form) === action;
  });
  return own === undefined ? {} : fieldsIn(own.split('</form>')[0] ?? '');
}

const text = (html: string): string =>
  html.replaceAll('&quot;', '"').replaceAll('&#x3D;', '=').replaceAll('&amp;', '&');

/** The fields of a form as a browser sends them, without its buttons. */
function fieldsIn(form: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input [^>]*>/g)) {
    const [, name = ''] = /name="([^"]*)"/.exec(tag) ?? [];
    const [, value = ''] = /value="([^"]*)"/.exec(tag) ?? [];
    const isChoice = /type="(?:radio|checkbox)"/.test(tag);
    if (!isChoice || tag.includes(' checked')) fields[name] = text(value);
  }
  for (const [, name = '', options = ''] of form.matchAll(
    /<select [^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs,
  )) {
    const all = [...options.matchAll(/<option(?: value="([^"]*)")?( selected)?>([^<]*)/g)];
    const [, value, , label = ''] =
      all.find(([, , chosen]) => chosen !== undefined) ?? all[0] ?? [];
    fields[name] = text(value ?? label);
  }
  for (const [, name = '', value = ''] of form.matchAll(
    /<textarea [^>]*name="([^"]*)"[^>]*>([^<]*)/g,
  )) {
    fields[name] = text(value);
  }
  return fields;
}

const hiddenAction = (form: string): string => /action="([^"#]*)/.exec(form)?.[1] ?? '';

/** Presses a button of a page of a setup. */
export async function press(
  visitor: Visitor,
  path: string,
  { button, ...fields }: Fields & Readonly<{ button: string }>,
): Promise<Answered> {
  const { text } = await visitor.get(path);
  const action = path.split('?')[0] ?? path;
  return visitor.send(action, { ...formWith(text, action, button), ...fields });
}

/** The button that ends a step. */
export const NEXT_STEP = { button: 'value="next"', act: 'next' };

/** The moderator takes a setup for two to the first units. */
export async function toForces({ moderator }: SetupSite, slug: string): Promise<void> {
  const at = (page: string): string => `/setups/${slug}${page}`;
  const drawn = { kind: 'draw', players: '2', title: 'Suns', era: '1', rings: '', seed: 'autumn' };
  await press(moderator, at('/map'), { button: 'Draw a new map', ...drawn });
  await press(moderator, at('/rules'), { button: 'name="search"', act: 'save' });
  for (const [player, list] of [
    ['1', 'human'],
    ['2', 'loran'],
  ] as const) {
    const button = `name="player" value="${player}"`;
    await press(moderator, at('/empires'), {
      button,
      act: 'empire',
      name: `Empire ${player}`,
      list,
    });
  }
  await press(moderator, at('/empires'), NEXT_STEP);
  const home = { button: 'Choose the homeworld' };
  await press(moderator, at('/homeworlds'), { ...home, place: '0' });
  await press(moderator, at('/homeworlds'), { ...home, place: '6' });
  await press(moderator, at('/galaxy'), NEXT_STEP);
}
