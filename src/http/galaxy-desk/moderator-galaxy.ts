import { valuesById } from '#kernel/collections/tables';
import type { EmpireView, ModeratorView } from '#fog/views/empire-view';
import type { Outcome } from '#app/use-case-error';
import { SHARED_TEXTS } from '#http/words/texts';
import { type ObjectEdit, objectEdits } from '#http/corrections/object-edit';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import type { ModeratorVisit } from '#http/visits/visit';
import { tableContent } from '#http/tables/data-table';
import type { Card } from './card.ts';
import { fleetCard, laneCard, systemCard } from './cards.ts';
import { GALAXY_DESK_PAGE, type GalaxyContent } from './galaxy-content.ts';
import { type GalaxyLook, galaxyLookIn } from './galaxy-look.ts';
import { galaxyMap } from './galaxy-map.ts';
import { type GalaxyWorld, galaxyWorldOf, systemPage } from './galaxy-world.ts';
import { knownCard } from './known-card.ts';
import { machinesIn } from './machines-in.ts';
import { powersTable, systemsTable } from './power-table.ts';
import { rosterAddress } from './roster-look.ts';
import { TEXTS } from './texts.ts';

const toDesk = ({ seat }: ModeratorVisit): { href: string; label: string } => ({
  href: `${seat.base}/`,
  label: SHARED_TEXTS.backToDesk,
});

type Choices = GalaxyContent['eyes'];

/** What the empire that is looked through was told in the turn. */
async function knownTo(
  { useCases }: Site,
  { seat }: ModeratorVisit,
  { as, turn }: Pick<GalaxyLook, 'as'> & Readonly<{ turn: number }>,
): Promise<Outcome<EmpireView | null>> {
  if (as === null) return { ok: true, value: null };
  const { actor } = seat;
  const read = await useCases.readReport({ actor, empire: as, turn, edition: null, look: 'map' });
  return read.ok ? { ok: true, value: read.value.view } : read;
}

function truthCard(world: GalaxyWorld, { chosen }: GalaxyLook): Card | null {
  if (chosen === null) return null;
  const { systems, fleets, lanes } = world.view;
  switch (chosen.kind) {
    case 'system': {
      const system = systems[chosen.id];
      return system === undefined ? null : systemCard(world, system);
    }
    case 'fleet': {
      const fleet = fleets[chosen.id];
      return fleet === undefined ? null : fleetCard(world, fleet);
    }
    case 'lane': {
      const lane = lanes[chosen.id];
      return lane === undefined ? null : laneCard(world, lane);
    }
  }
}

function cardOf(world: GalaxyWorld, look: GalaxyLook, known: EmpireView | null): Card | null {
  const { chosen } = look;
  if (known === null || chosen?.kind !== 'system') return truthCard(world, look);
  return knownCard(known, chosen.id, systemPage(world, chosen.id));
}

function noteOf(known: EmpireView | null, at: number | null): string {
  if (known !== null) return TEXTS.seenBy(known.empire.name, known.turn);
  return at === null ? '' : TEXTS.turnPast(at);
}

async function galaxy(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const { seat } = visit;
  const asked = galaxyLookIn(visit.query, seat.keys);
  const read = await site.useCases.readGalaxy({
    ...{ actor: seat.actor, turn: asked.turn },
    raids: asked.layer === 'raids' && asked.as === null,
  });
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const { view, at, turns, raids } = read.value;
  const look = { ...asked, turn: at };
  const known = await knownTo(site, visit, { as: look.as, turn: view.turn });
  if (!known.ok) return problemReply(known.error, toDesk(visit));
  const world = galaxyWorldOf(view, seat);
  const chosen = cardOf(world, look, known.value);
  const title = TEXTS.galaxyIn(view.turn, view.label);
  const content = {
    title,
    note: noteOf(known.value, at),
    path: `${seat.base}/galaxy`,
    turns: [
      { value: '', label: TEXTS.now, isChosen: at === null },
      ...turns.map((turn) => ({
        value: String(turn),
        label: TEXTS.turn(turn),
        isChosen: turn === at,
      })),
    ],
    eyes: eyesOf(world, look),
    kept: keptFields(visit),
    stars: galaxyMap(site, world, { look, known: known.value, raids }),
    chosen,
    edits: editsOf(view, seat, look),
    missing: look.chosen !== null && chosen === null ? TEXTS.thereIsNoSuchThing : '',
    powers: tableContent(powersTable(world, await machinesIn(site, seat)), {
      fileHref: (form) => `${seat.base}/galaxy/${form}?table=powers`,
    }),
    systems: tableContent(systemsTable(world, null), {
      fileHref: (form) => `${seat.base}/galaxy/${form}`,
    }),
    rosterHref: rosterAddress(seat.base, {}),
    warsHref: `${seat.base}/wars`,
    truthHref: `${seat.base}/truth`,
  };
  return pageReply(GALAXY_DESK_PAGE, content, { title });
}

/** Corrections of what is chosen, as long as it is the present without fog that is looked at. */
function editsOf(
  view: ModeratorView,
  seat: ModeratorVisit['seat'],
  { chosen, turn, as }: GalaxyLook,
): readonly ObjectEdit[] {
  if (chosen === null || turn !== null || as !== null) return [];
  return objectEdits(view, seat, { kind: chosen.kind, id: chosen.id });
}

/** Nobody’s eyes, which see everything, and those of each empire. */
const eyesOf = ({ view, keys }: GalaxyWorld, { as }: GalaxyLook): Choices => [
  { value: '', label: TEXTS.noFog, isChosen: as === null },
  ...valuesById(view.empires).map(({ id, name }) => ({
    value: keys[id] ?? id,
    label: TEXTS.asSeenBy(name),
    isChosen: as === id,
  })),
];

/** What stays when another turn is chosen. */
const keptFields = ({ query }: ModeratorVisit): readonly { name: string; value: string }[] =>
  ['layer', 'system', 'fleet', 'lane']
    .map((name) => ({ name, value: query(name) }))
    .filter(({ value }) => value !== '');

export const MODERATOR_GALAXY_ROUTES: readonly Route[] = [
  {
    who: 'moderator',
    method: 'get',
    path: '/galaxy',
    truth: true,
    page: GALAXY_DESK_PAGE,
    nav: { label: TEXTS.galaxy, menu: 2 },
    handle: galaxy,
  },
];
