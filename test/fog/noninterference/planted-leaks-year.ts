import { projectIdOf } from '#model/campaign/project';
import { deskWith, inContacts, type Told } from './planted-desk.ts';
import { cleanDesk } from './rig.ts';

/* More leaks around the program: things of a campaign year that are nobody's business. */

const poolsOfNeighbours: Told = (input) =>
  Object.keys(cleanDesk(input).view.neighbours).map(
    (id) => input.state.empires[id as keyof typeof input.state.empires]?.techPool,
  );

const relationsOfOthers: Told = ({ state, viewer }) =>
  Object.values(state.relations)
    .filter(({ a, b }) => a !== viewer && b !== viewer)
    .map((one) => one.state);

/** How tense others are toward the viewer (DIP-4). */
const tensionOfOthers: Told = ({ state, viewer }) =>
  Object.values(state.relations)
    .filter(({ a, b }) => a === viewer || b === viewer)
    .map(({ a, b, tensions }) => tensions?.[a === viewer ? b : a]?.value);

/** Whether something is bought for the systems that the viewer has heard of. */
const purchasesElsewhere: Told = (input) =>
  Object.values(cleanDesk(input).view.systems)
    .filter(({ own }) => own === null)
    .map(({ id }) => Object.hasOwn(input.state.projects, projectIdOf('productivity', id)));

const blockadesElsewhere: Told = (input) =>
  Object.values(cleanDesk(input).view.systems).map(({ id }) => input.state.systems[id]?.blockaded);

/** Not only that a yard in sight is busy (FOG-3), but with what. */
const worksInSight: Told = (input) => {
  const { view } = cleanDesk(input);
  const seen = new Set(
    Object.values(view.contacts).flatMap(({ current, place }) =>
      current && place.kind === 'system' ? [place.system] : [],
    ),
  );
  return Object.values(input.state.works)
    .filter(({ system }) => seen.has(system))
    .map(({ name }) => name)
    .sort((a, b) => (a < b ? -1 : 1));
};

export const PLANTED_IN_A_YEAR = [
  {
    leak: 'the Census in the hold of a contact',
    rig: deskWith(inContacts(({ census }) => census)),
    near: 66,
  },
  {
    leak: 'a supply level in a contact',
    rig: deskWith(inContacts(({ outOfSupply }) => outOfSupply)),
  },
  { leak: 'a tech pool in a view', rig: deskWith(poolsOfNeighbours) },
  { leak: 'how two others stand', rig: deskWith(relationsOfOthers) },
  { leak: 'how tense others are', rig: deskWith(tensionOfOthers) },
  {
    leak: 'what is bought for systems elsewhere',
    rig: deskWith(purchasesElsewhere),
    near: 54,
  },
  {
    leak: 'which systems elsewhere are blockaded',
    rig: deskWith(blockadesElsewhere),
    near: 20,
  },
  { leak: 'what a busy yard in sight builds', rig: deskWith(worksInSight) },
] as const;
