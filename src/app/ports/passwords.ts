/** Hashes and checks passwords. Both are slow on purpose, and run beside other work. */
export type Passwords = Readonly<{
  /** A hash with its own salt and parameters in it. */
  hash: (password: string) => Promise<string>;
  /** Whether the password fits this hash. Null, for an unknown name, gives false after the same time. */
  fits: (password: string, hash: string | null) => Promise<boolean>;
}>;
