import ageCss from "#app/routes/nearby/components/age.css?inline";
import installCss from "#app/device/install/install.css?inline";
import newsBadgeCss from "#app/routes/nearby/components/news-badge.css?inline";
import boardCardCss from "#app/routes/nearby/components/board-card.css?inline";
import mapLabelsCss from "#app/ui/places/map-labels.css?inline";
import moreCss from "#app/routes/nearby/components/more.css?inline";
import occasionCss from "#app/routes/nearby/components/occasion.css?inline";
import outboxCss from "#app/routes/nearby/components/outbox.css?inline";
import pushOfferCss from "#app/routes/nearby/components/push-offer.css?inline";
import postHeadCss from "#app/routes/nearby/components/post-head.css?inline";
import postCss from "#app/routes/nearby/components/post.css?inline";
import photosCss from "#app/routes/nearby/components/photos.css?inline";
import rangoliCss from "#app/routes/nearby/components/rangoli.css?inline";
import reactionsCss from "#app/routes/nearby/components/reactions.css?inline";
import besideCss from "#app/routes/nearby/feed/beside.css?inline";
import cornerMapCss from "#app/routes/nearby/feed/corner-map.css?inline";
import filtersCss from "#app/routes/nearby/feed/filters.css?inline";
import feedCss from "#app/routes/nearby/feed/feed.css?inline";
import shopsStripCss from "#app/routes/nearby/feed/shops-strip.css?inline";
import tellMeCss from "#app/routes/nearby/feed/tell-me.css?inline";
import reportCss from "#app/routes/nearby/report/report.css?inline";
import commentsCss from "#app/routes/nearby/thread/comments.css?inline";
import cardsCss from "#app/ui/cards.css?inline";
import formsCss from "#app/ui/forms.css?inline";
import languageCss from "#app/ui/language-switch.css?inline";
import roundLinkCss from "#app/ui/round-link.css?inline";
import topBarCss from "#app/ui/top-bar.css?inline";
import frameCss from "./frame.css?inline";

const css = [
  topBarCss,
  cardsCss,
  formsCss,
  languageCss,
  roundLinkCss,
  frameCss,
  newsBadgeCss,
  feedCss,
  filtersCss,
  mapLabelsCss,
  cornerMapCss,
  besideCss,
  tellMeCss,
  shopsStripCss,
  postCss,
  postHeadCss,
  ageCss,
  photosCss,
  reactionsCss,
  commentsCss,
  occasionCss,
  boardCardCss,
  rangoliCss,
  outboxCss,
  pushOfferCss,
  moreCss,
  reportCss,
  installCss,
];

/**
 * The styles of the community's frame, of what its pages share, and of the offline page, from which people can go on to
 * other pages.
 */
export const nearbyCss = import.meta.env.SSR ? css.join("") : "";
