import type { FileFailure, FileTrouble } from '#app/ports/whole-files';

const TROUBLES: Readonly<Record<string, FileTrouble>> = {
  ENOENT: 'missing',
  EEXIST: 'exists',
  ENOSPC: 'full',
  EDQUOT: 'full',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** An error of the file system as a failure; bugs of ours go through as they are. */
export function fileFailure(error: unknown, path: string): FileFailure {
  const code = codeOf(error);
  if (!(error instanceof Error) || !/^(E|Z_)/.test(code)) throw error;
  // What zlib says of a file that is cut off or not compressed begins with Z_.
  const trouble = code.startsWith('Z_') ? 'damaged' : (TROUBLES[code] ?? 'failed');
  return { trouble, path, reason: error.message };
}
