/** Passwords as they are kept. Both take time on purpose, and run beside everything else. */
export type Passwords = Readonly<{
  /** A hash with its own salt and parameters in it. */
  hash: (password: string) => Promise<string>;
  /** Whether it is the password of this hash. Null, for nobody, is false after the same time. */
  fits: (password: string, hash: string | null) => Promise<boolean>;
}>;
