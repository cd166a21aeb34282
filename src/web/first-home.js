// Before anything is painted, at the end of the page itself: the home that was drawn in the language of whoever comes.
;(() => {
  const language = document.documentElement.lang
  const place = document.getElementById('root')
  if (!/^#?\/?$/.test(location.hash)) place.replaceChildren()
  else {
    const drawn = document.getElementById(`home-${language}`)
    if (drawn) place.replaceChildren(drawn.content.cloneNode(true))
    place.dataset.drawn = language
    // A button tapped before the scripts have come is tapped again by main.tsx, once there is somebody to hear it.
    place.addEventListener('click', ({ target }) => {
      place.tapped = target.closest('button')
    })
  }
})()
