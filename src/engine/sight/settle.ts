import { nextContactId } from '#engine/record/next-id';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { RollId } from '#kernel/dice/dice';
import { placeKeyOf } from '#model/battle/place';
import type { ContactId, EmpireId } from '#model/campaign/ids';
import type { Contact } from '#model/campaign/knowledge';
import { onlyFor, type Witnesses } from '#model/events/fact';
import { looksOf } from '#rules/sight/seen-groups';
import { shownOwnerOf } from '#rules/sight/shown-owner-of';
import { endOf } from './end-of.ts';
import type { Finding, FindingOf } from './finding.ts';
import { isEndTold } from './is-end-told.ts';
import { inOrderOfLooks, type Look } from './in-order-of-looks.ts';
import { type IsNoticed, meetBySight } from './meet-by-sight.ts';
import type { Observatory } from './observatory.ts';
import { partyKeyOf } from './parties-of.ts';
import { type Remains, remainsOf } from './remains-of.ts';

type Sighting = Readonly<{
  contact: ContactId;
  isNew: boolean;
  rolls: readonly RollId[];
  witnesses: Witnesses;
}>;

function sight(
  { record, book, learner }: Observatory,
  seen: FindingOf<'kept'> | FindingOf<'fresh'>,
  { contact, isNew, rolls, witnesses }: Sighting,
): void {
  const { viewer, party, place, cameFrom } = seen;
  const { turn } = record.state();
  for (const { design } of party.groups) learner.design(viewer, design);
  record.emit({
    type: 'ContactSighted',
    cite: cite('FOG-3'),
    rolls,
    witnesses,
    viewer,
    contact,
    isNew,
    owner: shownOwnerOf(record.state(), viewer, party.owner),
    subject: party.subject,
    place,
    groups: party.groups,
    cameFrom,
    turn,
    source: 'presence',
  });
  book.note(rowOf(record.state().contacts, contact));
}

function lose(
  observatory: Observatory,
  finding: FindingOf<'lost'>,
  remains: Remains | undefined,
): void {
  const { record, book } = observatory;
  const { viewer, contact, leftFor } = finding;
  const { id, place } = contact;
  const { turn } = record.state();
  const ended = endOf(observatory, finding, remains);
  const left = remains?.left ?? [];
  record.emit({
    type: 'ContactLost',
    cite: cite('FOG-12'),
    rolls: [],
    witnesses: isEndTold(contact, ended, turn) ? onlyFor(viewer) : [],
    viewer,
    contact: id,
    place,
    leftFor,
    turn,
    ...(ended === null ? {} : { ended }),
    ...(left.length === 0 ? {} : { left }),
  });
  book.note(rowOf(record.state().contacts, id));
}

/** Whether the viewer is told: when it sees something new, and once a turn. */
function isTold({ record }: Observatory, seen: FindingOf<'kept'>): boolean {
  const { contact, party, place, viewer, cameFrom } = seen;
  const state = record.state();
  return (
    contact.seen.turn !== state.turn ||
    placeKeyOf(contact.place) !== placeKeyOf(place) ||
    contact.cameFrom !== cameFrom ||
    contact.owner !== shownOwnerOf(state, viewer, party.owner) ||
    looksOf(contact.groups) !== looksOf(party.groups)
  );
}

function keep(observatory: Observatory, seen: FindingOf<'kept'>): void {
  const { contact, party, viewer } = seen;
  const told = isTold(observatory, seen);
  if (!told && partyKeyOf(contact.subject) === party.key) {
    observatory.book.note(contact);
    return;
  }
  // The contact may now mean another fleet that looks the same; the viewer must not notice that.
  const witnesses = told ? onlyFor(viewer) : [];
  sight(observatory, seen, { contact: contact.id, isNew: false, rolls: [], witnesses });
}

function lookOf(observatory: Observatory, seen: FindingOf<'fresh'>): Look {
  const { party, place, cameFrom, viewer } = seen;
  const owner = shownOwnerOf(observatory.record.state(), viewer, party.owner);
  return { place, owner, kind: party.subject.kind, groups: party.groups, cameFrom };
}

const byAge = (a: Readonly<{ contact: Contact }>, b: Readonly<{ contact: Contact }>): number =>
  compareIds(a.contact.id, b.contact.id);

function isOf<K extends Finding['kind']>(kind: K): (one: Finding) => one is FindingOf<K> {
  return (one): one is FindingOf<K> => one.kind === kind;
}

/**
 * Writes the findings of one viewer in one look: first lost contacts, then those still in sight, oldest first, then new
 * ones, in an order that depends only on what the viewer sees.
 * @rule FOG-12
 */
function settleFor(observatory: Observatory, viewer: EmpireId, findings: readonly Finding[]): void {
  const lost = sortBy(findings.filter(isOf('lost')), byAge);
  const kept = sortBy(findings.filter(isOf('kept')), byAge);
  const remains = remainsOf(observatory, viewer, findings);
  for (const { contact } of [...lost, ...kept]) observatory.book.forget(contact);
  for (const one of lost) lose(observatory, one, remains.get(one.contact.id));
  for (const one of kept) keep(observatory, one);
  const fresh = findings.filter(isOf('fresh'));
  if (fresh.length === 0) return;
  const look = (seen: FindingOf<'fresh'>): Look => lookOf(observatory, seen);
  for (const { item, rolls } of inOrderOfLooks(fresh, look, observatory.diceOf(viewer))) {
    const contact = nextContactId(observatory.record.state(), viewer);
    sight(observatory, item, { contact, isNew: true, rolls, witnesses: onlyFor(viewer) });
  }
}

/** Settles the findings of every viewer separately; `isNoticed`: by default at the present places. */
export function settle(
  observatory: Observatory,
  findings: readonly Finding[],
  isNoticed: IsNoticed = ({ viewer, party, place }) =>
    observatory.where.isNoticed(viewer, party.owner, place),
): void {
  meetBySight(observatory.record, findings, isNoticed);
  const byViewer = new Map<EmpireId, Finding[]>();
  for (const one of findings) {
    const list = byViewer.get(one.viewer);
    if (list === undefined) byViewer.set(one.viewer, [one]);
    else list.push(one);
  }
  for (const viewer of [...byViewer.keys()].sort(compareIds)) {
    settleFor(observatory, viewer, byViewer.get(viewer) ?? []);
  }
}
