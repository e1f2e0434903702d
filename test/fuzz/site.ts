import { done, sendBothToTheMiddle } from '#test/support/desk';
import { HUMAN, LORAN, MODERATOR, openSite, type TestSite } from '#test/support/http-site';

export const ROLES = ['moderator', 'human', 'loran', 'spectator', 'nobody'] as const;
export type FormRole = (typeof ROLES)[number];

/** A form as a page shows it: where it goes, and the values that each of its fields has or can have. */
export type ShownForm = Readonly<{
  at: SiteMoment;
  role: FormRole;
  action: string;
  hasFile: boolean;
  fields: Readonly<Record<string, readonly string[]>>;
}>;

/** A site of its own, and the cookies of everybody: those of one are good in the next, so are the forms. */
export type FormSite = Readonly<{
  site: TestSite;
  cookies: Readonly<Record<FormRole, string>>;
  address: string;
}>;

/** While orders are open, or while players are asked about a battle. */
export const MOMENTS = ['orders', 'battle'] as const;
export type SiteMoment = (typeof MOMENTS)[number];

/** A fresh site; the same each time, so that an input can be made again alone. */
export async function freshSite(at: SiteMoment): Promise<FormSite> {
  const site = await openSite({ battles: 'interactive' });
  const { use, moderator, tokens } = site.desk;
  if (at === 'battle') {
    await sendBothToTheMiddle(site.desk);
    done(await use.runTurn({ actor: moderator, version: await site.desk.version() }));
  }
  const role = { kind: 'spectator', delay: 1 } as const;
  const spectator = done(await use.invite({ actor: moderator, role }));
  const opened: Readonly<Record<FormRole, string | undefined>> = {
    moderator: tokens.moderator,
    human: tokens.human,
    loran: tokens.loran,
    spectator: spectator.token,
    nobody: undefined,
  };
  const cookies: Record<FormRole, string> = {
    ...{ moderator: '', human: '', loran: '', spectator: '', nobody: '' },
  };
  for (const one of ROLES) cookies[one] = (await site.visitor(opened[one])).cookies();
  return { site, cookies, address: site.address };
}

const DESKS: Readonly<Record<FormRole, string>> = {
  moderator: `${MODERATOR}/`,
  human: `${HUMAN}/`,
  loran: `${LORAN}/`,
  spectator: '/campaigns/first-contact/spectator/',
  nobody: '/',
};
export const deskOfRole = (role: FormRole): string => DESKS[role];

const attributeOf = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1] ?? '';

function fieldsIn(form: string): Readonly<Record<string, readonly string[]>> {
  const fields: Record<string, string[]> = {};
  let selected = '';
  for (const [tag = ''] of form.matchAll(/<(?:input|select|textarea|button|option)\b[^>]*>/gu)) {
    const isOption = tag.startsWith('<option');
    if (tag.startsWith('<select')) selected = attributeOf(tag, 'name');
    const name = isOption ? selected : attributeOf(tag, 'name');
    if (name === '') continue;
    fields[name] ??= [];
    if (!tag.startsWith('<select')) fields[name].push(attributeOf(tag, 'value'));
  }
  return fields;
}

type Found = Omit<ShownForm, 'at' | 'role'>;

const formsIn = (html: string): readonly Found[] =>
  [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gsu)].flatMap(([, head = '', inner = '']) => {
    if (!/method="post"/u.test(head)) return [];
    const action = attributeOf(head, 'action').replace(/#.*/u, '');
    const hasFile = head.includes('multipart');
    return [{ action, hasFile, fields: fieldsIn(inner) }];
  });

const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/\shref="(\/[^"#]*)/gu)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

const MOST_PAGES = 60;
/** Files and texts have no forms. */
const FORMLESS = /\.\w+$|\/rules|\/(?:pdf|html|txt)$/u;

/** Follows the links of one role from its desk, and collects each form that it is shown. */
async function formsOf({ address, cookies }: FormSite, role: FormRole): Promise<readonly Found[]> {
  const found: Found[] = [];
  const paths = [deskOfRole(role), '/', '/account', '/sign-in', '/campaigns/new', '/galaxies/new'];
  const known = new Set(paths);
  for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
    const headers = { cookie: cookies[role] };
    const html = await (await fetch(address + path, { headers, redirect: 'manual' })).text();
    found.push(...formsIn(html));
    for (const link of linksIn(html)) {
      if (known.size >= MOST_PAGES || known.has(link) || FORMLESS.test(link)) continue;
      known.add(link);
      paths.push(link);
    }
  }
  return found;
}

/** Every form that fresh sites show to anybody, once for each set of fields. */
export async function shownForms(): Promise<readonly ShownForm[]> {
  const forms = new Map<string, ShownForm>();
  for (const at of MOMENTS) {
    const site = await freshSite(at);
    for (const role of ROLES) {
      for (const form of await formsOf(site, role)) {
        const key = [at, role, form.action, ...Object.keys(form.fields)].join(' ');
        if (!forms.has(key)) forms.set(key, { ...form, at, role });
      }
    }
    await site.site.close();
  }
  return [...forms.values()];
}
