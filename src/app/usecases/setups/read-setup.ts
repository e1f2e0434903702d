import type { SetupStep } from '#content/setups/setup-act';
import { type UseCase, guarded } from '#app/guarded';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { SetupVersionHead } from '#app/ports/setup-record';
import { lastDone } from '#app/setups/last-done';
import { type SetupPlace, readPlaces } from '#app/setups/setup-places';
import { type SetupTurn, turnOf } from '#app/setups/setup-turn';
import { type AtSetup, readSitting, type SetupSitting } from '#app/setups/setup-sitting';
import { sharedMarks, type SharedMarks } from '#app/setups/seen-of';
import { setupOfText } from '#app/setups/setup-text';
import { planOf, type SetupPlan } from '#app/setups/setup-plan';
import { seesDone, seesMap, seesUnits } from '#app/setups/sees';
import { stepsOf } from '#app/setups/steps-of';
import { ok } from '#kernel/result/result';

/** Something that was done in a setup, as a person in it reads it. */
export type SetupLine = Pick<SetupVersionHead, 'revision' | 'at' | 'by' | 'what' | 'undone'>;

/** A setup as one person in it sees it. */
export type SetupLook = SetupTurn &
  Readonly<{
    slug: string;
    name: string;
    isModerator: boolean;
    /** The number of the reader’s empire, or null. */
    player: number | null;
    step: SetupStep;
    /** The steps that this setup has, in their order. */
    steps: readonly SetupStep[];
    places: readonly SetupPlace[];
    marks: SharedMarks;
    plan: SetupPlan;
    /** Oldest first. */
    history: readonly SetupLine[];
    /** What the moderator can undo, or null. */
    undo: Readonly<{ revision: number; what: string }> | null;
    /** The reader sees the units of all empires. */
    seesAll: boolean;
    /** The setup was given up. */
    isGivenUp: boolean;
    /** The address of the campaign that it became, or null. */
    campaign: string | null;
  }>;

/** Reads a setup for somebody who takes part in it. @rule FOG-1 */
export const readSetup = ({ store, clock }: Ports): UseCase<AtSetup, SetupLook> =>
  guarded(async (at) =>
    store.read(async (reader) => {
      const sitting = await readSitting(reader, at, clock.now());
      return sitting.ok ? ok(await lookOf(reader, sitting.value)) : sitting;
    }),
  );

/** What one person sees of a setup, besides the map and the units. */
async function lookOf(reader: StoreReader, sitting: SetupSitting): Promise<SetupLook> {
  const { record, isModerator, player } = sitting;
  const setup = setupOfText(record.text);
  const versions = await reader.setupVersions(record.id);
  const { last } = lastDone(versions);
  const isOpen = isModerator && record.endedAt === null;
  const canUndo = isOpen && last !== undefined && seesDone(last, sitting);
  const campaign = record.campaign === null ? undefined : await reader.campaign(record.campaign);
  return {
    slug: record.slug,
    name: record.name,
    ...{ isModerator, player, step: setup.step, steps: stepsOf(setup) },
    ...turnOf(setup, sitting),
    places: await readPlaces(reader, sitting, setup),
    marks: sharedMarks(setup),
    plan: planOf(setup, seesMap(setup, sitting)),
    history: versions.filter((one) => seesDone(one, sitting)).map(lineOf),
    undo: canUndo ? { revision: last.revision, what: last.what } : null,
    seesAll: seesUnits(sitting),
    isGivenUp: record.endedAt !== null && record.campaign === null,
    campaign: campaign?.slug ?? null,
  };
}

const lineOf = ({ revision, at, by, what, undone }: SetupVersionHead): SetupLine => {
  return { revision, at, by, what, undone };
};
