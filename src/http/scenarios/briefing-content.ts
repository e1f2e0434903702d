import { sortBy } from '#kernel/collections/sort-by';
import type { Briefing } from '#app/usecases/scenarios/read-briefing';
import type { SheetKeys } from '#http/pages/page-parts';
import { TEXTS } from './texts.ts';

type Texts = readonly string[];

/** Goals under a heading. */
type Goals = Readonly<{ title: string; situation: Texts; objectives: Texts }>;

/** A button that takes orders into the player's draft. */
export type TakeOrders = Readonly<{ keys: SheetKeys; act: 'replace' | 'check'; button: string }>;

type LessonContent = Readonly<{
  title: string;
  steps: Texts;
  why: Texts;
  look: Texts;
  /** `form`: null if the reader can’t take them. */
  orders: readonly Readonly<{ title: string; text: string; form: TakeOrders | null }>[];
}>;

/** What the scenario tells a reader, in the order in which they need it. */
export type BriefingContent = Readonly<{
  situation: Texts;
  goals: readonly Goals[];
  /** The lesson of this turn: none or one. */
  now: readonly LessonContent[];
  /** The other lessons. */
  others: readonly LessonContent[];
  othersTitle: string;
  /** For moderators. */
  commentary: Texts;
}>;

type Words = Readonly<{
  own: (empire: string) => string;
  orders: (empire: string) => string;
  others: string;
  form: TakeOrders | null;
}>;

type Lesson = Briefing['lessons'][number];

const lessonContent =
  (words: Words, isNow: boolean) =>
  ({ turn, title, orders, steps, why, look }: Lesson): LessonContent => ({
    title: TEXTS.lesson(turn, title),
    ...{ steps, why, look },
    orders: orders.map(({ empire, lines }) => ({
      title: words.orders(empire),
      text: lines.join('\n'),
      form: isNow ? words.form : null,
    })),
  });

function contentOf(briefing: Briefing, words: Words): BriefingContent {
  const { turn, situation, objectives, sides, lessons, commentary } = briefing;
  const forAll =
    objectives.length === 0 ? [] : [{ title: TEXTS.objectives, situation: [], objectives }];
  return {
    situation,
    goals: [
      ...forAll,
      ...sides.map(({ empire, ...told }) => ({ ...told, title: words.own(empire) })),
    ],
    now: lessons.filter((lesson) => lesson.turn === turn).map(lessonContent(words, true)),
    others: sortBy(
      lessons.filter((lesson) => lesson.turn !== turn),
      (a, b) => a.turn - b.turn,
    ).map(lessonContent(words, false)),
    othersTitle: words.others,
    commentary,
  };
}

/** A player's briefing; `form`: null if orders are closed. */
export const playersBriefing = (briefing: Briefing, form: TakeOrders | null): BriefingContent =>
  contentOf(briefing, {
    own: () => TEXTS.onlyForYou,
    orders: () => TEXTS.ordersThatDoThis,
    others: TEXTS.earlierLessons,
    form,
  });

/** The whole briefing, for a moderator. */
export const moderatorsBriefing = (briefing: Briefing): BriefingContent =>
  contentOf(briefing, {
    own: TEXTS.onlyFor,
    orders: TEXTS.ordersOf,
    others: TEXTS.otherLessons,
    form: null,
  });
