/** The conversation with an OpenID provider (OpenID Connect Core 1.0, Discovery 1.0; RFC 6749, 7636, 9207). */
@NullMarked
package dev.incipit.people.openid;

import org.jspecify.annotations.NullMarked;
