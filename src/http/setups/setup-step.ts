import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { SetupGalaxy } from '#app/usecases/setups/read-setup-galaxy';
import type { Outcome, UseCaseError } from '#app/use-case-error';
import type { AnyTemplate, Template } from '#http/pages/template';
import { statusOf } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { ok } from '#kernel/result/result';
import { atOf, atSetup, type SetupVisit } from './at-setup.ts';
import { TEXTS } from './texts.ts';

/** A page of a setup; `error`: why what was sent is refused, or null. */
export function setupReply<C extends object>(
  page: Template<C>,
  content: NoInfer<C>,
  { look, error }: Readonly<{ look: Pick<SetupLook, 'name'>; error: UseCaseError | null }>,
): Reply {
  const status = error === null ? 200 : statusOf(error);
  return pageReply(page, content, { title: TEXTS.setupOf(look.name), status });
}

/** What was just done, by the word for it in the address. */
const DONE: Readonly<Record<string, string>> = {
  saved: TEXTS.choicesAreSaved,
  left: TEXTS.savedAndLeft,
  preset: TEXTS.presetIsUsed,
};

/** The address of a page that says what was just done. */
export const afterwards = (path: string, done: 'saved' | 'left' | 'preset'): string =>
  `${path}${path.includes('?') ? '&' : '?'}done=${done}`;

const withDone =
  (show: Work): Work =>
  async (site, visit, look) => {
    const reply = await show(site, visit, look);
    const text = DONE[visit.query('done')];
    if (reply.kind !== 'page' || text === undefined) return reply;
    return { ...reply, flashes: [...reply.flashes, { tone: 'good', text }] };
  };

type Work = (site: Site, visit: SetupVisit, look: SetupLook) => Promise<Reply>;
type Step = Readonly<{
  /** Its part of the address. */
  at: string;
  page: AnyTemplate;
  show: Work;
  save: Work;
  /** Its form can be long. */
  isLong?: boolean;
}>;

/** The page of a step, and its form. */
export const stepRoutes = ({ at, page, show, save, isLong = false }: Step): readonly Route[] => {
  const path = `/setups/:slug/${at}`;
  const length = isLong ? ({ takesMuch: 'seated' } as const) : {};
  return [
    { who: 'anyone', method: 'get', path, page, handle: atSetup(withDone(show)) },
    { who: 'anyone', method: 'post', path, ...length, handle: atSetup(save) },
  ];
};

/** The map and the automatic choices, which only the moderator reads. */
export const readGalaxy = (
  { useCases, forceLists }: Site,
  visit: SetupVisit,
  { isModerator }: SetupLook,
): Promise<Outcome<SetupGalaxy | null>> =>
  isModerator
    ? useCases.readSetupGalaxy({ ...atOf(visit), forceLists })
    : Promise.resolve(ok(null));
