import * as z from 'zod/mini'

/** What the notes window shows of the demo. */
export const notesSchema = z.object({
  situation: z.object({
    title: z.string(),
    /** One sentence: what to show with it. */
    sentence: z.string(),
    /** What the presenter may add. */
    notes: z.string(),
  }),
  /** The name of the signed-in account; null for a visitor. */
  viewerName: z.nullable(z.string()),
  /** The story that plays. */
  tour: z.nullable(
    z.object({
      title: z.string(),
      /** Counts from 1. */
      step: z.number(),
      steps: z.number(),
      caption: z.string(),
      notes: z.string(),
      /** The caption of the next step; null on the last one. */
      next: z.nullable(z.string()),
    }),
  ),
})
export type Notes = z.infer<typeof notesSchema>
