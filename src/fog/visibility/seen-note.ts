import type {
  ClassChange,
  CorrectionNote,
  FleetChange,
  NoteAbout,
  NoteOf,
  UnitChange,
  WorkChange,
} from '#model/corrections/note';
import type { EditSubject } from '#model/corrections/edit';
import type { FleetPlace } from '#model/forces/fleet';
import type { UnitPlace } from '#model/forces/unit';

type Row<N> = (note: N) => N;
type Rows = { readonly [A in NoteAbout]: Row<NoteOf<A>> };

function unitPlace(place: UnitPlace): UnitPlace {
  switch (place.kind) {
    case 'system':
      return { kind: 'system', system: place.system };
    case 'fleet':
      return { kind: 'fleet', fleet: place.fleet };
    case 'aboard':
      return { kind: 'aboard', carrier: place.carrier };
  }
}

function fleetPlace(place: FleetPlace): FleetPlace {
  if (place.kind === 'system') return { kind: 'system', system: place.system };
  const { lane, from, to } = place;
  return { kind: 'lane', lane, from, to };
}

type Said = Extract<UnitChange, { to: unknown }>;

function saidOf(change: Said): Said {
  switch (change.what) {
    case 'condition':
      return { what: 'condition', to: change.to };
    case 'status':
      return { what: 'status', to: change.to };
    case 'trading':
      return { what: 'trading', to: change.to };
    case 'paid':
      return { what: 'paid', to: change.to };
    case 'converted':
      return { what: 'converted', to: change.to };
    case 'ordnance':
      return { what: 'ordnance', to: [...change.to] };
  }
}

function unitChange(change: UnitChange): UnitChange {
  if ('after' in change) {
    return { what: change.what, before: change.before, after: change.after };
  }
  if ('to' in change) return saidOf(change);
  switch (change.what) {
    case 'added':
    case 'placed':
      return { what: change.what, place: unitPlace(change.place) };
    case 'removed':
      return { what: 'removed' };
    case 'named':
      return { what: 'named', before: change.before };
  }
}

function fleetChange(change: FleetChange): FleetChange {
  switch (change.what) {
    case 'formed':
    case 'placed':
      return { what: change.what, place: fleetPlace(change.place) };
    case 'dissolved':
    case 'released':
      return { what: change.what };
    case 'named':
      return { what: 'named', before: change.before };
  }
}

const workChange = (change: WorkChange): WorkChange =>
  change.what === 'gone'
    ? { what: 'gone' }
    : { what: 'paid', before: change.before, after: change.after };

function classChange(change: ClassChange): ClassChange {
  switch (change.what) {
    case 'new':
      return { what: 'new' };
    case 'value': {
      const { what, value, before, after } = change;
      return { what, value, before, after };
    }
    case 'maintenance': {
      const { what, before, after } = change;
      return {
        what,
        before: { points: before.points, per: before.per },
        after: { points: after.points, per: after.per },
      };
    }
    case 'hull':
      return { what: 'hull', to: change.to };
    case 'ability':
      return { what: 'ability', ability: change.ability, rating: change.rating };
    case 'named':
      return { what: 'named', before: change.before };
  }
}

const subjectOf = (subject: EditSubject): EditSubject =>
  subject.kind === 'system'
    ? { kind: 'system', system: subject.system }
    : { kind: 'unit', unit: subject.unit };

const ROWS: Rows = {
  empire: ({ about, value, before, after }) => ({ about, value, before, after }),
  class: ({ about, design, unlocked }) => ({ about, design, unlocked }),
  listed: ({ about, design, listed }) => ({ about, design, listed }),
  design: ({ about, design, change }) => ({ about, design, change: classChange(change) }),
  owner: ({ about, system, gained }) => ({ about, system, gained }),
  system: ({ about, system, value, before, after }) => ({ about, system, value, before, after }),
  output: ({ about, system, mark, turn, before, after }) => {
    return { about, system, mark, turn, before, after };
  },
  trait: ({ about, system, trait, has }) => ({ about, system, trait, has }),
  specialisation: ({ about, system, to }) => ({ about, system, to }),
  'morale-condition': ({ about, system, name, modifier, until }) => {
    return { about, system, name, modifier, until };
  },
  fleet: ({ about, fleet, name, change }) => {
    return { about, fleet, name, change: fleetChange(change) };
  },
  unit: ({ about, unit, design, name, change }) => {
    return { about, unit, design, name, change: unitChange(change) };
  },
  work: ({ about, work, design, name, change }) => {
    return { about, work, design, name, change: workChange(change) };
  },
  lent: ({ about, system }) => ({ about, system }),
  carried: ({ about, system, mission, before, after }) => {
    return { about, system, mission, before, after };
  },
  'project-paid': ({ about, project, subject, before, after }) => {
    return { about, project, subject: subjectOf(subject), before, after };
  },
  project: ({ about, project, subject }) => {
    return { about, project, subject: subjectOf(subject) };
  },
  'known-system': ({ about, system, name }) => ({ about, system, name }),
  'known-lane': ({ about, lane, a, b, ...rest }) => ({ about, lane, a, b, class: rest.class }),
  lane: ({ about, lane, a, b, before, after }) => ({ about, lane, a, b, before, after }),
};

/** A note as its empire is shown it, field by field. */
export function seenNote(note: CorrectionNote): CorrectionNote {
  // The table's type ties each subject to its row; an indexed access loses that tie.
  const row = ROWS[note.about] as Row<CorrectionNote>;
  return row(note);
}
