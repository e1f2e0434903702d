import { ok } from '#kernel/result/result';
import type { Player } from '#app/actor';
import { checkedCorrection } from '#app/corrections/checked-correction';
import { nextEdition } from '#app/desk/next-edition';
import { prepareAmendment, readAmendable, writeAmendment } from '#app/editions/prepared-amendment';
import { handOf } from '#app/orders/hand-of';
import type { Campaign } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { Proposal, ProposalKind, ProposalMatter } from '#app/ports/vote-record';
import { diceAfterUndo } from '#app/run/phase/dice-after-undo';
import { readUndoing, undoChanges } from '#app/run/undoing';
import { type Outcome, refuse } from '#app/use-case-error';
import { signatureOf } from './signature-of.ts';

/** A proposal that the votes have carried, and whose vote was the last one needed. */
export type Carried = Readonly<{
  reader: StoreReader;
  ports: Pick<Ports, 'engineVersion' | 'hashBytes'>;
  campaign: Campaign;
  proposal: Proposal;
  actor: Player;
  at: string;
}>;

type MatterOf<K extends ProposalKind> = Extract<ProposalMatter, Readonly<{ kind: K }>>;
type CarryOut<K extends ProposalKind> = (
  carried: Carried,
  matter: MatterOf<K>,
) => Promise<Outcome<readonly Change[]>>;

const CARRY_OUT: { readonly [K in ProposalKind]: CarryOut<K> } = {
  correction: async ({ reader, ports, campaign, proposal, actor, at }, { edits: lines }) => {
    const before = await readAmendable(reader, { campaign: campaign.id }, proposal.version);
    if (!before.ok) return before;
    const told = { reason: proposal.reason, tellReason: true, voted: true } as const;
    const { state } = before.value;
    const written = { ...told, rules: campaign.rules };
    const { correction, issues, made } = checkedCorrection(state, lines.join('\n'), written);
    if (made === null) return refuse('CORRECTION_REFUSED', issues);
    const prepared = await prepareAmendment(reader, before.value, correction);
    return ok(writeAmendment(ports, prepared, { at, by: signatureOf(actor) }).changes);
  },
  ruling: async ({ reader, campaign, proposal, actor, at }, { question, rule, decision }) => {
    const next = nextEdition(await reader.rulings(campaign.id), null);
    if (!next.ok) return next;
    const by = signatureOf(actor);
    const { turn, version } = campaign;
    const ruling = { ...next.value, turn, question, rule, decision, isPublic: true, at, by };
    const detail = `ruling ${String(ruling.number)} about ${rule}: proposal ${String(proposal.number)}`;
    return ok([
      { put: 'ruling', ruling },
      { put: 'audit', entry: { at, by, act: 'ruled', version, detail } },
    ]);
  },
  undo: async ({ reader, campaign, proposal, actor, at }, { to }) => {
    const wish = { version: proposal.version, to, tellsGone: false };
    const undoing = await readUndoing(reader, campaign.id, wish);
    if (!undoing.ok) return undoing;
    const dice = diceAfterUndo({ ...undoing.value, runs: undoing.value.undone }, 'new');
    if (!dice.ok) return dice;
    const signed = { by: signatureOf(actor), hand: await handOf(reader, actor), at };
    const { reason } = proposal;
    return ok(undoChanges(undoing.value, { ...signed, dice: dice.value, reason }));
  },
};

/** The changes by which a carried proposal comes true, or why it no longer can. @rule TURN-6 */
export function carryOut(carried: Carried): Promise<Outcome<readonly Change[]>> {
  const { matter } = carried.proposal;
  // The table ties each kind to its matter; an indexed access loses that tie.
  const act = CARRY_OUT[matter.kind] as CarryOut<ProposalKind>;
  return act(carried, matter);
}
