/** What a request asks for, checked word by word into an order of the use cases. Knows neither the exchange nor the allowance. */
@NullMarked
package dev.incipit.api.order;

import org.jspecify.annotations.NullMarked;
