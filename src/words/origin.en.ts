/** Where a card comes from, of whichever game; loaded when somebody asks. */
export const originEn = {
  'origin.title': 'Where this card comes from',
  'origin.title.of': 'Where “{card}” comes from',
  'origin.partly': 'in part {source}',
  'origin.line': '{source}: {parts}',
} as const
