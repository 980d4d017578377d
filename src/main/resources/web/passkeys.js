// Has the browser ask for a passkey, or make one, and sends the answer as the page's form.
"use strict";
(() => {
  const form = document.querySelector("form[data-passkey]");
  const said = form.querySelector("[role=status]");
  const again = form.querySelector("button[type=button]");
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  const text = (buffer) => buffer === null ? "" : btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const put = (name, buffer) => { form.elements[name].value = text(buffer); };
  const timeout = 300000;
  const make = async () => {
    const made = await navigator.credentials.create({ publicKey: {
      challenge: bytes(form.dataset.challenge),
      rp: { id: form.dataset.party, name: "Incipit" },
      user: { id: bytes(form.dataset.user), name: form.dataset.name, displayName: form.dataset.name },
      pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: "public-key", alg })),
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
      excludeCredentials: form.dataset.known.split(" ").filter(Boolean).map((id) => ({ type: "public-key", id: bytes(id) })),
      attestation: "none",
      timeout,
    } });
    put("attestation", made.response.attestationObject);
    return made;
  };
  const use = async () => {
    const used = await navigator.credentials.get({ publicKey: {
      challenge: bytes(form.dataset.challenge),
      rpId: form.dataset.party,
      userVerification: "required",
      timeout,
    } });
    put("id", used.rawId);
    put("user", used.response.userHandle);
    put("authenticator", used.response.authenticatorData);
    put("signature", used.response.signature);
    return used;
  };
  const ask = async () => {
    again.hidden = true;
    said.textContent = "Your browser asks for the passkey.";
    try {
      const answer = await (form.dataset.passkey === "make" ? make() : use());
      put("client", answer.response.clientDataJSON);
      form.submit();
    } catch (failed) {
      said.textContent = failed.name === "InvalidStateError"
        ? "This device has a passkey for your login already."
        : "No passkey was used. Try again, or go back.";
      again.hidden = false;
    }
  };
  again.addEventListener("click", ask);
  if (window.PublicKeyCredential) {
    ask();
  } else {
    said.textContent = "This browser knows no passkeys.";
  }
})();
