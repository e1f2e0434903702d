import { projectText } from './project-file.ts';

type Package = Readonly<{ version: string }>;

/** The version of this program. */
export function engineVersion(): string {
  // Our own file, which is checked when the program is packed.
  const { version } = JSON.parse(projectText('package.json')) as Package;
  return version;
}
