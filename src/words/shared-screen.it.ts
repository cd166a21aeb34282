import type { sharedScreenEn } from './shared-screen.en.ts'

export const sharedScreenIt: Readonly<Record<keyof typeof sharedScreenEn, string>> = {
  'shared-screen.link': 'Per lo schermo comune, una volta: {link}',
  'shared-screen.ended': 'Nessuno schermo comune mostra più questo tavolo; il suo link non vale più.',
  'shared-screen.act.open': 'apri uno schermo comune; quello di prima non vale più',
  'shared-screen.act.close': 'chiudi lo schermo comune',
  'cli.join.screen':
    'per chi ospita: un link per uno schermo comune nella stanza, che mostra ciò che tutti possono vedere; quello di prima non vale più',
  'cli.join.end-screen': 'per chi ospita: chiudi lo schermo comune',
  'lobby.word.screen': 'schermo',
  'lobby.help.screen': 'apri uno schermo comune che mostra ciò che tutti possono vedere, o chiudilo',
}
