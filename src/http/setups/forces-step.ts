import type { SetupForce } from '#content/setups/setup-schema';
import type { JudgedForces } from '#app/usecases/setups/judge-setup-forces';
import type { SetupPart } from '#app/usecases/setups/read-setup-part';
import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { Outcome, UseCaseError } from '#app/use-case-error';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import { redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import type { UnitDesign } from '#model/forces/design';
import { actAs } from './acts.ts';
import { atOf, atSetup, type SetupVisit, toSetup } from './at-setup.ts';
import { billContent, SETUP_BILL_PART } from './forces-bill.ts';
import {
  type ForceRows,
  forceFieldOf,
  forcesOfRows,
  rowsIn,
  setupForcesOf,
} from './forces-form.ts';
import { FORCES_FORM, inFormOrder, SETUP_FORCES_PAGE, setupForcesPage } from './forces-page.ts';
import { playerOf, readPart } from './player-part.ts';
import { stepPath } from './setup-head.ts';
import { afterwards, setupReply, stepRoutes } from './setup-step.ts';
import { type Placing, troubleOf } from './trouble.ts';

const classesOf = (part: SetupPart | null): readonly UnitDesign[] =>
  inFormOrder(part?.own.forces?.classes ?? []);

/** What the page shows: as it is, or as it was sent and not saved. */
type Unsaved = Readonly<{
  rows?: readonly ForceRows[];
  text?: string;
  judged?: JudgedForces;
  error?: UseCaseError;
}>;

/** The field of a fault: one of the rows that were sent, or the text. */
const placingOf = ({ rows = [], text }: Unsaved, classes: readonly UnitDesign[]): Placing => ({
  form: FORCES_FORM,
  fieldOf: (path) => (text === undefined ? forceFieldOf(path, rows, classes) : 'text'),
});

/** The units that are saved, or the automatic ones. */
const savedIn = (part: SetupPart | null): readonly SetupForce[] =>
  part?.own.empire.forces ?? setupForcesOf(part?.own.forces?.forces ?? []);

async function show(
  site: Site,
  visit: SetupVisit,
  look: SetupLook,
  unsaved: Unsaved = {},
): Promise<Reply> {
  const player = playerOf(visit, look);
  const part = await readPart(site, visit, player);
  if (!part.ok) return problemReply(part.error, toSetup(visit.slug));
  const { rows = null, text = null, judged = null, error = null } = unsaved;
  const content = setupForcesPage({
    ...{ look, player, part: part.value, formToken: ownFormToken(visit, null) },
    ...{ unsaved: rows, text, judged, forces: savedIn(part.value) },
    trouble: troubleOf(error, placingOf(unsaved, classesOf(part.value))),
  });
  return setupReply(SETUP_FORCES_PAGE, content, { look, error });
}

/** The forces that the form was sent with; those in text are read as they are. */
type Sent = Readonly<{ forces: unknown; rows?: readonly ForceRows[]; text?: string }>;

function sentIn({ body }: SetupVisit, part: SetupPart | null): Sent {
  if (body.text('act') !== 'text') {
    const rows = rowsIn(body, classesOf(part));
    return { rows, forces: forcesOfRows(rows, classesOf(part)) };
  }
  const text = body.text('text');
  try {
    return { text, forces: JSON.parse(text) as readonly SetupForce[] };
  } catch {
    // The schema says that this is no list.
    return { text, forces: text };
  }
}

/** Shows what the units would cost, and saves nothing. */
async function judged(
  { useCases, forceLists }: Site,
  visit: SetupVisit,
  asked: Readonly<{ player: number; forces: unknown }>,
): Promise<Outcome<JudgedForces>> {
  return useCases.judgeSetupForces({ ...atOf(visit), ...asked, forceLists });
}

async function save(site: Site, visit: SetupVisit, look: SetupLook): Promise<Reply> {
  const player = playerOf(visit, look);
  const part = await readPart(site, visit, player);
  if (!part.ok) return problemReply(part.error, toSetup(visit.slug));
  if (player === null) return nothingHere();
  const act = visit.body.text('act');
  const { forces, ...sent } = sentIn(visit, part.value);
  if (act === 'check') {
    const bill = await judged(site, visit, { player, forces });
    if (!bill.ok) return problemReply(bill.error, toSetup(visit.slug));
    return show(site, visit, look, { ...sent, judged: bill.value });
  }
  const error = await actAs(site, visit, { kind: 'forces', player, ...wishOf(act, forces) });
  if (error === null) return redirectTo(afterwards(pathOf(look, player), 'saved'));
  const bill = act === 'automatic' ? null : await judged(site, visit, { player, forces });
  const known = bill?.ok === true ? { judged: bill.value } : {};
  return show(site, visit, look, { ...sent, ...known, error });
}

/** Units that are chosen for a player are ready, because nobody has to look at them again. */
function wishOf(act: string, forces: unknown): object {
  if (act === 'automatic') return { forces: null, ready: true };
  return { forces, ready: act === 'ready' };
}

const pathOf = (look: SetupLook, player: number): string =>
  `${stepPath(look.slug, 'forces')}${look.player === null ? `?player=${String(player)}` : ''}`;

/** The bill alone, while the form is filled in. */
async function judge(site: Site, visit: SetupVisit, look: SetupLook): Promise<Reply> {
  const player = playerOf(visit, look);
  const part = await readPart(site, visit, player);
  if (!part.ok) return problemReply(part.error, toSetup(visit.slug));
  if (player === null) return nothingHere();
  const { forces } = sentIn(visit, part.value);
  const bill = await judged(site, visit, { player, forces });
  if (!bill.ok) return problemReply(bill.error, toSetup(visit.slug));
  return { kind: 'part', filled: SETUP_BILL_PART.fill(billContent(bill.value)) };
}

export const SETUP_FORCES_ROUTES: readonly Route[] = [
  ...stepRoutes({ at: 'forces', page: SETUP_FORCES_PAGE, show, save, isLong: true }),
  {
    who: 'anyone',
    method: 'post',
    path: '/setups/:slug/forces/judge',
    takesMuch: 'seated',
    handle: atSetup(judge),
  },
];
