import { createJourneyStories } from '#stories/support/journeyStories.tsx'
import preview from '#storybook/preview.tsx'

const { parameters, watchStory, storyAfterStep } = createJourneyStories('signUp')

const meta = preview.meta({ title: 'Journeys/Visitor/Sign up', parameters, tags: ['!test'] })

export const WatchIt = meta.story({ name: 'Watch it', tags: ['test'], ...watchStory })
export const LookAround = meta.story({ name: '1 Look around', ...storyAfterStep(1) })
export const AnAccountIsNeeded = meta.story({ name: '2 An account is needed', ...storyAfterStep(2) })
export const OpenTheSignupForm = meta.story({ name: '3 Open the signup form', ...storyAfterStep(3) })
export const APasswordThatIsTooSimple = meta.story({ name: '4 A password that is too simple', ...storyAfterStep(4) })
export const TheAccountIsReady = meta.story({ name: '5 The account is ready', ...storyAfterStep(5) })
export const BackAtThePart = meta.story({ name: '6 Back to the part', ...storyAfterStep(6) })
