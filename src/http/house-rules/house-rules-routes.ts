import type { DiffLine } from '#kernel/words/line-difference';
import type { UseCaseError } from '#app/use-case-error';
import type { HouseRulesView } from '#app/usecases/writing/read-house-rules';
import { toDesk } from '#http/desk/to-desk';
import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import type { ModeratorVisit, PlayerVisit } from '#http/visits/visit';
import { timeText } from '#http/words/times';
import { TEXTS } from './texts.ts';

/** The house rules and their history. */
type HouseRulesContent = Readonly<{
  back: Link;
  text: string;
  version: string;
  /** The form of a moderator; null: a reader. */
  form: Readonly<{
    path: string;
    formToken: string;
    edition: number;
    text: string;
    problem: string;
  }> | null;
  rulingsHref: string;
  editions: readonly Readonly<{
    title: string;
    written: string;
    isLast: boolean;
    lines: readonly Readonly<{ mark: string; word: string; text: string; isChange: boolean }>[];
  }>[];
}>;

const HOUSE_RULES_PAGE = template<HouseRulesContent>('house-rules');

const MARKS = {
  same: { mark: '', word: '', isChange: false },
  added: { mark: '+', word: 'added', isChange: true },
  removed: { mark: '−', word: 'removed', isChange: true },
} as const satisfies Record<DiffLine['kind'], object>;

type Shared = Omit<HouseRulesContent, 'back' | 'form' | 'rulingsHref'>;

const sharedOf = ({ text, edition, editions }: HouseRulesView): Shared => ({
  text,
  version: edition === 0 ? '' : TEXTS.version(edition),
  editions: editions.map((one) => ({
    title: TEXTS.version(one.edition),
    written: TEXTS.written(one.turn, timeText(one.at), one.by ?? ''),
    isLast: one.edition === edition,
    lines: one.difference.map(({ kind, text: line }) => ({ ...MARKS[kind], text: line })),
  })),
});

async function edit(
  { useCases }: Site,
  visit: ModeratorVisit,
  error: UseCaseError | null,
): Promise<Reply> {
  const { seat, body, query } = visit;
  const read = await useCases.readHouseRules(seat);
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const { base, formToken, actor } = seat;
  const { edition, text } = read.value;
  const shown = error === null ? text : body.text('text');
  const form =
    actor.byVote === true
      ? null
      : {
          ...{ path: `${base}/house-rules`, formToken, edition, text: shown },
          problem: error?.text ?? '',
        };
  const rulingsHref = `${base}/rulings`;
  const content = { back: toDesk(visit), form, rulingsHref, ...sharedOf(read.value) };
  const flashes = query('done') === '' ? [] : [{ tone: 'good', text: TEXTS.saved } as const];
  const status = error === null ? 200 : statusOf(error);
  return pageReply(HOUSE_RULES_PAGE, content, { title: TEXTS.houseRules, flashes, status });
}

async function write(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const { body, seat } = visit;
  const looked = wholeNumber(body.text('edition')) ?? -1;
  const { actor, base } = seat;
  const written = await site.useCases.writeHouseRules({ actor, looked, text: body.text('text') });
  return written.ok
    ? redirectTo(`${base}/house-rules?done=saved`)
    : edit(site, visit, written.error);
}

async function show({ useCases }: Site, { seat }: PlayerVisit): Promise<Reply> {
  const back = { href: `${seat.base}/`, label: TEXTS.overview };
  const read = await useCases.readHouseRules(seat);
  if (!read.ok) return problemReply(read.error, back);
  const rulingsHref = `${seat.base}/rulings`;
  const content = { back, form: null, rulingsHref, ...sharedOf(read.value) };
  return pageReply(HOUSE_RULES_PAGE, content, { title: TEXTS.houseRules });
}

const PATH = '/house-rules';

export const HOUSE_RULES_ROUTES: readonly Route[] = [
  {
    ...{ who: 'moderator', method: 'get', path: PATH, truth: false },
    page: HOUSE_RULES_PAGE,
    nav: {
      label: TEXTS.houseRules,
      card: { group: 'rules', place: 32, text: TEXTS.moderatorsCard },
    },
    handle: (site: Site, visit: ModeratorVisit) => edit(site, visit, null),
  },
  { who: 'moderator', method: 'post', path: PATH, truth: false, handle: write },
  {
    ...{ who: 'player', method: 'get', path: PATH },
    page: HOUSE_RULES_PAGE,
    nav: { label: TEXTS.houseRules, card: { place: 14, text: TEXTS.playersCard } },
    handle: show,
  },
];
