import type { WorldEvent } from '#model/events/world-events';
import { counted } from '#kernel/words/counted';
import { OBJECTIVE_TABLE } from '#rules/worlds/objective-table';
import type { DescribeRows } from './describe-row.ts';

export const describeWorlds: DescribeRows<WorldEvent> = {
  WorldFounded: ({ world, system, values, units }, names) => {
    const { name, id, era, forceList, nonAligned } = world;
    const { personality, erraticSince, strategy } = nonAligned;
    const nature = erraticSince === undefined ? personality : `erratic, now ${personality}`;
    const { census, morale, productivity, intel } = values;
    return (
      `${name} (${id}) is a non-aligned world at ${names.system(system)}: Census ${census}, Morale ${morale}, Productivity ${productivity}, ` +
      `Intel ${intel}; list ${forceList}, era ${era}, ${nature}, ${strategy}, ${counted(units.length, 'unit')}`
    );
  },
  AttitudeMoved: ({ world, toward, cause, total, before, attitude }, names) => {
    const { state, modifier } = attitude;
    const shift = state === before ? before : `${before} becomes ${state}`;
    const next = modifier === 0 ? '' : `, ${modifier > 0 ? '+' : ''}${modifier} to its next rolls`;
    const result = total === null ? cause : `${cause} at ${total}`;
    return `the stand of ${names.empire(world)} toward ${names.empire(toward)}: ${result}, ${shift}${next}`;
  },
  PersonalityChanged: ({ world, personality }, names) =>
    `${names.empire(world)} is ${personality} from now on`,
  ObjectiveSet: ({ world, objective }, names) =>
    `${names.empire(world)} sets out to ${OBJECTIVE_TABLE[objective].text}`,
  ObjectiveAdvanced: ({ world, objective, done }, names) =>
    `${names.empire(world)} has done ${done} of its objective to ${OBJECTIVE_TABLE[objective].text}`,
  ObjectiveMet: ({ world, objective, points }, names) =>
    `${names.empire(world)} gains ${points} EP by its objective to ${OBJECTIVE_TABLE[objective].text}`,
};
