// Before anything is painted: the theme, the language, and the home that was drawn in it. It stands in the page itself.
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
  const place = document.getElementById('root')
  if (!/^#?\/?$/.test(location.hash)) place.replaceChildren()
  else {
    const drawn = document.getElementById(`home-${language}`)
    if (drawn) place.replaceChildren(drawn.content.cloneNode(true))
    place.dataset.drawn = language
  }
})()
