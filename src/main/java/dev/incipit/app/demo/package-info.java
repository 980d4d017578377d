/**
 * The built-in demo site and the training site, served on loopback. Used by the demo and train commands.
 */
@NullMarked
package dev.incipit.app.demo;

import org.jspecify.annotations.NullMarked;
