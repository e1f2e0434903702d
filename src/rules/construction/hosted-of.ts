import type { Hosted, Project } from '#model/campaign/project';

/** What depots of partners give a project. @rule CON-5 */
export const hostedOf = ({ subject }: Pick<Project, 'subject'>): readonly Hosted[] =>
  subject.kind === 'unit' ? (subject.hosted ?? []) : [];
