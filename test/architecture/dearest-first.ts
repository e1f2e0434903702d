import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Folders whose files take long, the dearest first. Without a word vitest goes by the size of files, and a short file with a long
 * proof comes last, while the other workers have nothing left to do.
 */
const DEAR = [
  'test/fog/noninterference/',
  'test/exhaustive/',
  'test/fuzz/',
  'test/laws/',
  'test/golden/',
  'test/store/',
  'test/app/',
  'test/cli/',
  'test/http/',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const at = DEAR.findIndex((folder) => moduleId.includes(folder));
  return at < 0 ? DEAR.length : at;
};

/** Begins with what takes long, within each project. */
export class DearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return sorted.toSorted(
      (a, b) =>
        projects.indexOf(a.project.name) - projects.indexOf(b.project.name) ||
        placeOf(a) - placeOf(b),
    );
  }
}
