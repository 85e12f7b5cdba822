import * as css from '#stories/start/start.css.ts'

const steps = [
  {
    title: 'Take a journey',
    text: 'Find yourself below, open one of your journeys and follow it from the first step to the last.',
  },
  {
    title: 'Look at a bad day',
    text: 'Open a screen. Its page begins with a good day, and goes on with waiting, empty and what can go wrong.',
  },
  {
    title: 'Say what you think',
    text: 'Approve it, or report a problem: a link on every page prepares a message that names the page already.',
  },
]

/** How to review this Storybook in ten minutes. */
export function Steps() {
  return (
    <ol className={`sb-unstyled ${css.steps}`}>
      {steps.map(({ title, text }) => (
        <li key={title} className={css.step}>
          <h3 className={css.stepTitle}>{title}</h3>
          {text}
        </li>
      ))}
    </ol>
  )
}
