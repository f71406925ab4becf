/** Where the demo's neighbourhood lies, an invented one in the middle of India. */
export const DEMO_CORNER = { latitude: 21.1466, longitude: 79.0889 };

/** What Cloudflare would say of where a request comes from: locally, the demo's corner, so that a guess leads there. */
export const DEMO_EDGE = {
  city: "Demo Nagar",
  country: "IN",
  latitude: String(DEMO_CORNER.latitude),
  longitude: String(DEMO_CORNER.longitude),
};
