/** Mails by SMTP: the wire, and a queue that keeps callers from waiting for it. Knows no product. */
@NullMarked
package dev.incipit.mail;

import org.jspecify.annotations.NullMarked;
