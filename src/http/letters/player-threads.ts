import type { UseCaseError } from '#app/use-case-error';
import type { ThreadSubjects } from '#app/usecases/talk/read-thread-subjects';
import type { Field } from '#http/forms/field';
import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { type FormBody, formBodyOf, wholeNumber } from '#http/visits/form-body';
import type { PlayerVisit } from '#http/visits/visit';
import { TEXTS } from './texts.ts';
import { aboutIn, threadFields } from './thread-form.ts';

/** A new letter of a player to the moderators. */
type NewThreadContent = Readonly<{
  back: Link;
  path: string;
  formToken: string;
  problems: readonly string[];
  subject: string;
  text: string;
  fields: readonly Field[];
}>;

const NEW_THREAD_PAGE = template<NewThreadContent>('new-thread');

const backTo = ({ seat }: PlayerVisit): Link => ({
  href: `${seat.base}/letters`,
  label: TEXTS.toYourLetters,
});

type Asked = Readonly<{ sent: FormBody; problems: readonly string[]; status: number }>;

/** What the address of the form fills in. */
function presetOf({ query }: PlayerVisit): FormBody {
  const names = ['about', 'rule', 'hours', 'subject'] as const;
  const given = names.flatMap((name) => {
    const text = query(name).slice(0, 200);
    return text === '' ? [] : [[name, text] as const];
  });
  return formBodyOf(Object.fromEntries(given));
}

function show(
  visit: PlayerVisit,
  subjects: ThreadSubjects,
  { sent, problems, status }: Asked,
): Reply {
  const { base, formToken } = visit.seat;
  const title = TEXTS.writeToModerators;
  const content: NewThreadContent = {
    ...{ back: backTo(visit), path: `${base}/letters/moderators`, formToken, problems },
    subject: sent.text('subject'),
    text: sent.text('text'),
    fields: threadFields(subjects, sent),
  };
  return pageReply(NEW_THREAD_PAGE, content, { title, status });
}

async function withSubjects(
  site: Site,
  visit: PlayerVisit,
  act: (subjects: ThreadSubjects) => Promise<Reply>,
): Promise<Reply> {
  const read = await site.useCases.readThreadSubjects(visit.seat);
  return read.ok ? act(read.value) : problemReply(read.error, backTo(visit));
}

const start = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withSubjects(site, visit, (subjects) =>
    Promise.resolve(show(visit, subjects, { sent: presetOf(visit), problems: [], status: 200 })),
  );

/** What is wrong with a letter, in words. */
export const problemsOf = ({ code, text, issues }: UseCaseError): readonly string[] =>
  code === 'LETTER_REFUSED' ? issues.map((issue) => issue.text) : [text];

const write = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withSubjects(site, visit, async (subjects) => {
    const { body, seat } = visit;
    const again = (problems: readonly string[], status: number): Reply =>
      show(visit, subjects, { sent: body, problems, status });
    const about = aboutIn(body, subjects, site.ruleIds);
    if (about === undefined) return again([TEXTS.noSuchRule(body.text('rule'))], 422);
    const sent = await site.useCases.writeToModerators({
      ...{ actor: seat.actor, conversation: null, about },
      ...{ subject: body.text('subject'), text: body.text('text') },
      hours: wholeNumber(body.text('hours')) ?? 0,
    });
    if (!sent.ok) return again(problemsOf(sent.error), statusOf(sent.error));
    return redirectTo(`${seat.base}/letters/${String(sent.value.conversation)}?done=sent`);
  });

const of = { who: 'player', path: '/letters/moderators' } as const;

export const PLAYER_THREADS_ROUTES: readonly Route[] = [
  { ...of, method: 'get', page: NEW_THREAD_PAGE, nav: null, handle: start },
  { ...of, method: 'post', handle: write },
];
