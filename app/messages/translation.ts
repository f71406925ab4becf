/** A catalogue's texts may hold `{placeholders}` and `<tags>around words</tags>`; English decides which of them. */

/** A text that depends on a number: one for each plural category. `by` names the placeholder with the number. */
export interface Plural {
  readonly by: string;
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

export type Texts = { readonly [key: string]: string | Plural | Texts };

/** The names in braces: `minutes` in "in {minutes} minutes". */
export type Placeholder<S> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The names of tags: `b` in "as <b>{username}</b>". */
export type Tag<S> = S extends `${string}</${infer Name}>${infer Rest}` ? Name | Tag<Rest> : never;

type Mark<S> = (Placeholder<S> extends infer P extends string ? `{${P}}` : never) | Tagged<Tag<S>>;

/** One for each tag: a union within one template would pair each opening with each closing. */
type Tagged<T> = T extends string ? `<${T}>${string}</${T}>` : never;

type AllOf<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer A) => void
  ? A
  : never;

type Holding<M> = [M] extends [never]
  ? string
  : AllOf<M extends string ? `${string}${M}${string}` : never>;

/** What a translation of the English texts `T` must hold: the same keys, placeholders and tags. */
export type Translation<T> = T extends string
  ? Holding<Mark<T>>
  : T extends Plural
    ? Omit<Plural, "by" | "other"> & {
        readonly by: T["by"];
        readonly other: Holding<Mark<T["other"]>>;
      }
    : { readonly [Key in keyof T]: Translation<T[Key]> };
