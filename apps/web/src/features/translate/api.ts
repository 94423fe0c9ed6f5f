/** What other features may use of translate; nothing else of it can be imported from outside. */
export { TranslateChoice, TranslateToggle } from './TranslateChoice.tsx'
export { default as TranslateWidget } from './TranslateWidget.tsx'
