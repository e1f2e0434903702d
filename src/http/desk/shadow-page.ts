import { template } from '#http/pages/template';
import type { ShadowConcern, ShadowLine } from '#app/shadow/shadow-run';
import type { ShadowSheet, ShadowTurn, ShadowTurnInput } from '#app/usecases/turns/shadow-turn';
import type { Link } from '#http/pages/page-parts';
import { SHARED_TEXTS } from '#http/words/texts';
import { counted } from '#kernel/words/counted';
import { PHASE_WORDS } from '#http/words/phases';
import { timeText } from '#http/words/times';
import { TEXTS } from './texts.ts';

type Told = Readonly<{ cite: string; text: string }>;

/** The result of a trial run of the turn. */
export type ShadowContent = Readonly<{
  lead: string;
  /** The orders that may be tried. */
  choices: readonly Readonly<{ href: string; label: string; current: boolean }>[];
  /** Why it broke off; empty: it did not. */
  broken: string;
  concerns: readonly Readonly<{ title: string; none: string; lines: readonly Told[] }>[];
  phases: readonly Readonly<{ title: string; count: string; lines: readonly Told[] }>[];
  back: Link;
}>;

export const SHADOW_PAGE = template<ShadowContent>('shadow');

type Which = ShadowTurnInput['which'];

const CHOICES: readonly (readonly [Which, string])[] = [
  ['submitted', TEXTS.ordersAsSubmitted],
  ['drafts', TEXTS.withDrafts],
];

const CONCERNS: readonly (readonly [ShadowConcern, string, string])[] = [
  ['battle', 'Battles', TEXTS.noBattles],
  ['supply', TEXTS.brokenSupply, TEXTS.allUnitsWouldBeInSupply],
  ['deficit', 'Deficits', TEXTS.noDeficits],
  ['failure', TEXTS.ordersThatWouldFail, TEXTS.noOrderWouldFailDuringTurn],
];

const said = (sheet: ShadowSheet, text: string): Told => ({
  cite: '',
  text: `${sheet.name}: ${text}`,
});

/** What is wrong with the orders before anything happens. */
function sheetLines(sheet: ShadowSheet): readonly Told[] {
  if (sheet.status === null) return [said(sheet, TEXTS.noOrders)];
  return [
    ...sheet.refused.flatMap(({ issues }) =>
      issues.map(({ text }) => said(sheet, TEXTS.refusedBecause(text))),
    ),
    ...sheet.doubtful.flatMap(({ issues }) =>
      issues.map(({ text }) => said(sheet, TEXTS.doubtfulBecause(text))),
    ),
  ];
}

const told = ({ cite, text }: ShadowLine): Told => ({ cite, text });

function leadOf({ asOf, sheets, turn }: ShadowTurn): string {
  const given = sheets.filter(({ status }) => status !== null).length;
  const empires = counted(sheets.length, 'empire');
  const whose =
    given === sheets.length
      ? TEXTS.ordersOfAllEmpires(empires)
      : TEXTS.ordersOfSomeEmpires(given, empires);
  return TEXTS.turnAs(turn, timeText(asOf), whose);
}

/** A trial as its page shows it. */
export function shadowPage(shadow: ShadowTurn, which: Which, base: string): ShadowContent {
  const lines = shadow.phases.flatMap((phase) => phase.lines);
  return {
    lead: leadOf(shadow),
    choices: CHOICES.map(([value, label]) => ({
      href: `${base}/shadow?orders=${value}`,
      label,
      current: value === which,
    })),
    broken:
      shadow.broken === null
        ? ''
        : TEXTS.phaseWouldFail(PHASE_WORDS[shadow.broken.phase], shadow.broken.text),
    concerns: [
      {
        title: TEXTS.ordersWithProblems,
        none: TEXTS.allOrdersAreValid,
        lines: shadow.sheets.flatMap(sheetLines),
      },
      ...CONCERNS.map(([concern, title, none]) => ({
        title,
        none,
        lines: lines.filter((line) => line.concern === concern).map(told),
      })),
    ],
    phases: shadow.phases.map((phase) => ({
      title: `${PHASE_WORDS[phase.phase]}${phase.phase === 'opening' ? TEXTS.ofTurn(phase.turn) : ''}`,
      count: counted(phase.lines.length, 'event'),
      lines: phase.lines.map(told),
    })),
    back: { href: `${base}/`, label: SHARED_TEXTS.backToDesk },
  };
}
