import * as z from 'zod/mini'

/** One story in one mode. */
export interface View {
  /** The story's id. */
  story: string
  /** 'small dark' */
  mode: string
}

/** A view with what Storybook's address says of it. */
export interface AddressedView extends View {
  /** 'viewport.value:small;theme:dark' */
  globals: string
}

/** A picture that was taken, named by the hash of its file; or the reason why none could be taken. */
export type Picture = AddressedView & ({ hash: string } | { failure: string })

/** A story as the report names it. */
export interface StoryName {
  /** 'Screens/Public/Home' */
  title: string
  /** 'Ready' */
  name: string
}

/** What one build looks like. */
export interface PictureSet {
  /** By story id. */
  stories: Record<string, StoryName>
  pictures: Picture[]
}

const viewSchema = { story: z.string(), mode: z.string(), globals: z.string() }

/** The form of stored pictures. */
export const picturesSchema = z.array(
  z.union([z.object({ ...viewSchema, hash: z.string() }), z.object({ ...viewSchema, failure: z.string() })]),
)

/** The key of a view in maps. */
export const viewKey = ({ story, mode }: View): string => `${story} ${mode}`
