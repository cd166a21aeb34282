// Before anything is painted, in the head of the page itself: the theme, the language, what the link of a table needs.
;(() => {
  const root = document.documentElement
  let liked = {}
  try {
    liked = JSON.parse(localStorage.getItem('situation-room.settings') || '{}') || {}
  } catch {}
  const isDay = matchMedia('(prefers-color-scheme: light)').matches
  root.dataset.theme = liked.theme && liked.theme !== 'auto' ? liked.theme : isDay ? 'light' : 'dark'
  const wanted = new URLSearchParams(location.search).get('lang') || liked.locale || navigator.language || 'en'
  const language = ['it', 'de'].includes(wanted.slice(0, 2)) ? wanted.slice(0, 2) : 'en'
  root.lang = language
  // Asked for now, and not when the first script has come and finds that it needs the next.
  if (/[?&]table=/.test(location.search) || location.hash.startsWith('#/t/'))
    for (const id of ['elsewhere', `elsewhere-${language}`]) {
      const ahead = document.getElementById(id)
      if (ahead) document.head.append(ahead.content.cloneNode(true))
    }
})()
