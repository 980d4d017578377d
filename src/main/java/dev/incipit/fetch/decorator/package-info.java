/**
 * What is done around a request, each in front of the next: cookies, answers kept from other runs, and a second try.
 */
@NullMarked
package dev.incipit.fetch.decorator;

import org.jspecify.annotations.NullMarked;
